import type { countries, lgas, states } from "../schema/country.ts";
import { isoCountries } from "./iso-countries.ts";
import { nigeria } from "@polyportal/domain/person/nigeria";
import { statesOfNigeria } from "./nigeria.ts";

/** First-level divisions of the neighbours whose citizens apply. They have no LGAs. Append only. */
const divisionsOfNeighbours = new Map(
  Object.entries({
    BJ: "Alibori, Atacora, Atlantique, Borgou, Collines, Couffo, Donga, Littoral, Mono, Ouémé, Plateau, Zou",
    CM: "Adamawa, Centre, East, Far North, Littoral, North, North-West, South, South-West, West",
    GH: `Ahafo, Ashanti, Bono, Bono East, Central, Eastern, Greater Accra, North East, Northern, Oti, Savannah,
      Upper East, Upper West, Volta, Western, Western North`,
    NE: "Agadez, Diffa, Dosso, Maradi, Niamey, Tahoua, Tillabéri, Zinder",
    TG: "Centrale, Kara, Maritime, Plateaux, Savanes",
  }).map(([iso2, names]) => [iso2, names.split(",").map((name) => name.trim())] as const),
);

/** A country without a list of its states still has one, so that the required field can be answered. */
const noStates = ["Not applicable"];

const place = (parent: number, index: number) => parent * 100 + index + 1;

/** Nigeria first; the others as they are listed, by name. */
export const countryRows: (typeof countries.$inferInsert)[] = isoCountries
  .toSorted(([a], [b]) => Number(b === nigeria) - Number(a === nigeria))
  .map(([id, iso2, name], index) => ({ id, iso2, name, position: index + 1 }));

export const stateRows: (typeof states.$inferInsert)[] = isoCountries.flatMap(
  ([countryId, iso2]) => {
    const names =
      countryId === nigeria
        ? statesOfNigeria.map((state) => state.name)
        : (divisionsOfNeighbours.get(iso2) ?? noStates);
    return names.map((name, index) => ({ id: place(countryId, index), countryId, name }));
  },
);

export const lgaRows: (typeof lgas.$inferInsert)[] = statesOfNigeria.flatMap(
  (state, stateIndex) => {
    const stateId = place(nigeria, stateIndex);
    return state.lgas.map((name, index) => ({ id: place(stateId, index), stateId, name }));
  },
);
