import { correction, generate, mode } from 'lean-qr';

/** The largest picture that phones read from a screen: 77 modules wide. */
const versionMax = 15;

/** The modules of a QR code by rows, true for dark, without a margin. @param text in ASCII @returns null for a text that is too long */
export function qrModules(text: string): boolean[][] | null {
  try {
    const code = generate(text, {
      maxVersion: versionMax,
      minCorrectionLevel: correction.L,
      maxCorrectionLevel: correction.L,
      modes: [mode.ascii],
    });
    return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (__, x) => code.get(x, y)));
  } catch {
    return null;
  }
}
