import page from '../../content/home.json';
import '../../content/home.css';
import { element } from '../tree.jsx';

export default function Page() {
  return page.map(element);
}
