import { qrModules } from './qr.ts';

/** Width of the light margin in modules, which QR readers need. */
const quiet = 4;

/** A QR code, dark on light in any mode. Nothing for a text that is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text);
  if (modules === null) return null;
  const size = modules.length + 2 * quiet;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
