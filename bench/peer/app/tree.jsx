import { createElement } from 'react';
import { Header } from './header.jsx';

/** Renders a node as peer-content.ts wrote it: a text, or an element's name, its attributes as React calls them, and its children. */
export function element(node, key) {
  if (typeof node === 'string') return node;
  const [name, props, children] = node;
  if (name === 'header') return <Header key={key} node={node} />;
  return createElement(name, { key, ...props }, ...children.map(element));
}
