import page from '../../content/list.json';
import '../../content/list.css';
import { element } from '../tree.jsx';

export default function Page() {
  return page.map(element);
}
