/** Clashes of a whole timetable, with registrations of which no two are the same. */
import { clashesOf, type Slot } from "@polyportal/domain/timetable/clashes";
import { atMost, lowerQuartile, type Row } from "./tools/row.ts";

const registrations = 20_000;
const courses = 600;
const slotsEach = 2;
const coursesEach = 8;
const rounds = 9;

export const name = "clashes";

export function run(): Promise<Row[]> {
  const school = someSchool();
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    found = clashesOf(school).length;
    times.push(performance.now() - begin);
  }
  if (found === 0) throw new Error("Nothing clashes.");
  const figure = `${registrations} registrations of ${courses} courses: all ${found} clashes`;
  return Promise.resolve([atMost(figure, lowerQuartile(times), "ms", 1_000)]);
}

/** As many courses a class as there are, at hours that are spread over the week without a plan. */
function someSchool() {
  const random = numbers();
  const ids = Array.from({ length: courses }, (_, at) => at + 1);
  const slots = ids.flatMap((courseId) =>
    Array.from({ length: slotsEach }, (_, turn): Slot => {
      const begins = (8 + random(10)) * 60;
      const room = `LT ${random(60)}`;
      return {
        id: `${courseId}-${turn}`,
        courseId,
        day: 1 + random(5),
        begins,
        ends: begins + 120,
        room,
      };
    }),
  );
  return {
    slots,
    courses: new Map(
      ids.map((id) => [
        id,
        {
          id,
          semester: "First" as const,
          lecturers: [`lecturer ${random(200)}`],
          classes: [`class ${id % 80}`],
        },
      ]),
    ),
    registered: Array.from({ length: registrations }, () => ({
      courses: Array.from({ length: coursesEach }, () => 1 + random(courses)),
      students: 1,
    })),
  };
}

/** The same numbers each time. */
function numbers() {
  let seed = 7;
  return (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}
