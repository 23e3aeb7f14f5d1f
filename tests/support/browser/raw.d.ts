/** A file's text, as Vite imports it; its own types bring the DOM with them. */
declare module '*?raw' {
  const text: string;
  export default text;
}
