/**
 * React Aria adds a `<style>` with one touch rule to the page, which our content security policy refuses and reports.
 * The rule stands in overlay.css instead; an element with the id that React Aria looks for tells it so.
 */
const styleId = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(styleId)) {
  const marker = document.createElement('meta');
  marker.id = styleId;
  document.head.append(marker);
}
