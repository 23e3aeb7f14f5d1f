'use client';
import { createElement, useEffect, useState } from 'react';

const element = (node, key) => (typeof node === 'string' ? node : createElement(node[0], { key, ...node[1] }, ...node[2].map(element)));

/** The header reacts to people (menus, theme, sign-in), so it is a client component, as in any page of this kind. */
export function Header({ node: [name, props, children] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = (event) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return createElement(name, { ...props, 'data-open': isOpen, onClick: () => setOpen(!isOpen) }, ...children.map(element));
}
