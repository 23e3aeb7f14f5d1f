/** The picture palette: the brand's teal and saffron among earth tones that sit on paper and on dark pages alike. */
export const tone = {
  teal: '#0d4b53',
  tealMid: '#1c7176',
  tealLight: '#5fa3a1',
  rust: '#a04f36',
  terracotta: '#c4694a',
  brick: '#8e4432',
  saffron: '#d9a441',
  amber: '#c9963a',
  olive: '#7f8750',
  moss: '#626a3a',
  leaf: '#9aa86a',
  cream: '#f5eee0',
  bone: '#e6dac4',
  sand: '#d8c29a',
  straw: '#e3c77e',
  sky: '#b9ced5',
  blue: '#2f6f8f',
  navy: '#22394a',
  night: '#0d2930',
  plum: '#6d4a5c',
  rose: '#d8a898',
  blush: '#ecd2c4',
  steel: '#8fa1ad',
  steelLight: '#c3ced5',
  steelDark: '#5d707d',
  iron: '#3b4c58',
  black: '#1c2a33',
  wood: '#c99a5c',
  woodDark: '#9c6f3c',
  woodLight: '#dfb981',
  kraft: '#c8a273',
  kraftDark: '#a98253',
  red: '#b5452f',
  glass: '#cfe0e2',
  white: '#fdfaf3',
} as const;

/** Colours that goods take turns in. */
export const accents = [tone.teal, tone.terracotta, tone.saffron, tone.olive, tone.blue, tone.rust, tone.tealMid, tone.plum] as const;

/** Wall and floor of a still life. */
export const grounds = [
  ['#ead9b8', '#d3b98a'],
  ['#dfe5dc', '#c3ccba'],
  ['#ccd6dc', '#abbac4'],
  ['#d9c9b9', '#bda490'],
  ['#e8d0c2', '#cca893'],
  ['#bdd2d0', '#9dbab6'],
  ['#d5dbd2', '#b3bfad'],
  ['#ddd6c9', '#bfb5a2'],
  ['#c6d3cc', '#a9b9a8'],
] as const;
