import { createContext } from 'react';

/** The platform can translate messages of this chat, whatever the browser knows. */
export const PlatformTranslator = createContext(false);
