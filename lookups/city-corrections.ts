/**
 * Rows of the GeoNames based package that are wrong for a list of trading cities, by GeoNames id.
 * A string is the name to use; `null` leaves the row out (administrative areas and places counted with a
 * whole region's people).
 */
export const cityCorrections: Readonly<Record<string, string | null>> = {
  // Ironville, US
  '4295940': null,
  // Mucumpiz, VE
  '3631741': null,
  // Pasragad Branch, IR
  '10630176': null,
  // Āzādshahr, a part of Hamadan, IR
  '14256': null,
  // Nangi, IN
  '1348818': null,
  // Gosāba, IN
  '1270896': null,
  // Kultali, IN
  '9781227': null,
  // Dadonghai, a beach of Sanya, CN
  '1917790': null,
  // Parádsasvár, HU
  '3046619': null,
  // Reef Al Fujairah City, AE
  '12047417': null,
  // City of Balikpapan, which is in the package under its own name too
  '8224624': null,
  // Zaporizhia
  '687700': 'Zaporizhzhia',
  // moved since
  '501175': 'Rostov-on-Don',
  // moved since
  '698740': 'Odesa',
  // Tol’yatti
  '482283': 'Tolyatti',
  // moved since
  '487846': 'Stavropol',
  // "City" is part of the official names of the Emirates' towns, not of what people call them
  '290594': 'Umm Al Quwain',
  '292913': 'Al Ain',
  '8057551': 'Khalifa City',
  '12042052': 'Bani Yas',
  '12047416': 'Al Shamkhah',
  '1816269': 'Baise',
  '7602670': 'Zhucheng',
  '8505006': 'Wenshan',
  '2634341': 'Westminster',
  '291580': 'Madinat Zayed',
};
