import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, touch or key inside the island, and replays what happened meanwhile. */
    'client:interaction'?: boolean;
    /** The same, and so many ms after the page has come by itself, if it is seen; for what moves by itself. */
    'client:autoplay'?: number;
  }
}
