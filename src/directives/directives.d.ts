import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus, touch or key event inside the island, and replays events that arrived meanwhile. */
    'client:interaction'?: boolean;
    /** The same, and by itself after so many ms if it is visible; for animations. */
    'client:autoplay'?: number;
  }
}
