/**
 * Prevents a `<style>` element that React Aria adds for one touch rule: our content security policy would refuse and report it. This adds
 * an element with the id that React Aria looks for; overlay.css contains the rule.
 */
const styleId = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(styleId)) {
  const marker = document.createElement('meta');
  marker.id = styleId;
  document.head.append(marker);
}
