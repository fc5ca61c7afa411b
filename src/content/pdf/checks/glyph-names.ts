// Names of glyphs that identify their character, from the Adobe Glyph List: those of the Latin, Greek and symbol
// encodings, and the patterns of the other names.
const NAMES: ReadonlySet<string> = new Set(
  (
    'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma ' +
    'hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater ' +
    'question at bracketleft backslash bracketright asciicircum underscore grave braceleft bar braceright ' +
    'asciitilde exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine ' +
    'guillemotleft guillemotright guilsinglleft guilsinglright logicalnot registered macron degree plusminus ' +
    'acute mu paragraph periodcentered cedilla ordmasculine onequarter onehalf threequarters questiondown AE ae ' +
    'OE oe Eth eth Thorn thorn germandbls multiply divide dotlessi dotlessj quoteleft quoteright quotedblleft ' +
    'quotedblright quotesinglbase quotedblbase dagger daggerdbl bullet ellipsis perthousand fraction Euro ' +
    'trademark minus endash emdash circumflex tilde breve dotaccent ring hungarumlaut ogonek caron florin fi fl ff ' +
    'ffi ffl lozenge infinity notequal lessequal greaterequal partialdiff summation product integral radical ' +
    'approxequal Delta Omega pi apple kgreenlatin Lslash lslash Oslash oslash napostrophe Eng eng longs Ldot ldot ' +
    'onesuperior twosuperior threesuperior zerosuperior foursuperior sfthyphen nbspace middot overscore ' +
    'Alpha Beta Gamma Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi ' +
    'Psi alpha beta gamma delta epsilon zeta eta theta iota kappa lambda nu xi omicron rho sigma sigma1 tau ' +
    'upsilon phi chi psi omega theta1 phi1 omega1 Upsilon1 tonos dieresistonos universal existential suchthat ' +
    'asteriskmath congruent therefore perpendicular similar minute second arrowleft arrowup arrowright arrowdown ' +
    'arrowboth arrowupdn arrowdblleft arrowdblup arrowdblright arrowdbldown arrowdblboth carriagereturn ' +
    'proportional equivalence aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset intersection ' +
    'union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient ' +
    'dotmath logicaland logicalor angleleft angleright club diamond heart spade filledbox filledrect circle ' +
    'triagup triagdn triagrt triaglf openbullet H18533 smileface invsmileface sun female male musicalnote'
  ).split(' '),
)

const LETTER_WITH_ACCENT =
  /^[A-Za-z]{1,7}(?:grave|acute|circumflex|tilde|dieresis|ring|cedilla|caron|ogonek|breve|macron|dotaccent|hungarumlaut|commaaccent|slash|bar|croat|dotbelow|tonos|dieresistonos|below|horn)$/
const CODED = /^(?:[A-Za-z]|uni(?:[\dA-F]{4})+|u[\dA-F]{4,6}|afii\d{5}|SF\d{6}|H\d{5}|a\d{1,3})$/

/** Whether the name of a glyph identifies its character. Pure. */
export function namesCharacter(name: string): boolean {
  // "a.sc" is a variant of "a", "f_i" a ligature.
  const parts = (name.split('.')[0] ?? '').split('_')
  return parts.every((part) => NAMES.has(part) || CODED.test(part) || LETTER_WITH_ACCENT.test(part))
}
