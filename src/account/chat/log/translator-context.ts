import { createContext } from 'react';

/** Whether the platform can translate messages of this chat, independent of the browser's translator. */
export const PlatformTranslator = createContext(false);
