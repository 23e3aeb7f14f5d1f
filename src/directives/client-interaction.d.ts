import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, touch or key inside the island, and replays what happened meanwhile. */
    'client:interaction'?: boolean;
  }
}
