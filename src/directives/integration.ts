import type { AstroIntegration } from 'astro';

/** Registers `client:interaction` (interaction.ts) and `client:autoplay` (autoplay.ts). */
export const hydrationDirectives = (): AstroIntegration => ({
  name: 'kervan:hydration-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: new URL('./interaction.ts', import.meta.url).pathname });
      addClientDirective({ name: 'autoplay', entrypoint: new URL('./autoplay.ts', import.meta.url).pathname });
    },
  },
});
