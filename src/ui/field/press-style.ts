/**
 * React Aria adds a `<style>` with one touch rule to the page, which our content security policy refuses and reports. overlay.css
 * contains that rule; an element with the id that React Aria looks for prevents the `<style>`.
 */
const styleId = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(styleId)) {
  const marker = document.createElement('meta');
  marker.id = styleId;
  document.head.append(marker);
}
