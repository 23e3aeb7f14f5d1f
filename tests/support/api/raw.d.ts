/** A file's text as Vite imports it; Vite's own types include the DOM. */
declare module '*?raw' {
  const text: string;
  export default text;
}
