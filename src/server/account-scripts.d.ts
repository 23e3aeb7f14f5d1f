/** Written by the build (scripts/account/plugin.ts). */
declare module 'virtual:account-scripts' {
  /** Address of the script that starts the business area. */
  export const entry: string;
  /** Page of the map → addresses of the scripts that it runs with besides; none in development. */
  export const neededBy: Readonly<Record<string, readonly string[]>>;
}
