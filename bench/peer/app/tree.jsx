import { createElement } from 'react';
import { Header } from './header.jsx';

/** What first-view.ts wrote of an element: its name, its attributes as React calls them, and what is in it. */
export function element(node, key) {
  if (typeof node === 'string') return node;
  const [name, props, children] = node;
  if (name === 'header') return <Header key={key} node={node} />;
  return createElement(name, { key, ...props }, ...children.map(element));
}
