import shapes from './shapes.json';

/** Our own numerals: one stroke of a broad round pen on a sheet of 60 × 80. */
export const GLYPHS: Record<string, string> = shapes.glyphs;
