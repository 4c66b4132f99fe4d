import { expect, test } from "vitest";
import type { ClassListFilter } from "./filter.ts";
import { filterClass } from "./filter.ts";

const entries = [
  {
    fullName: "Adéyẹmí Ṣọlá",
    matricNumber: "ND/23/0001",
    coursesUploaded: 8,
    totalCoursesRegistered: 8,
  },
  {
    fullName: "Okonkwo Ngozi",
    matricNumber: "ND/23/0002",
    coursesUploaded: 5,
    totalCoursesRegistered: 8,
  },
  {
    fullName: "Bello Musa",
    matricNumber: "HND/24/0003",
    coursesUploaded: 0,
    totalCoursesRegistered: 0,
  },
];

const found = (filter: Partial<ClassListFilter>) =>
  filterClass(entries, { term: "", uploads: "all", ...filter }).map(({ fullName }) => fullName);

test("an empty filter lets everyone through", () => {
  expect(found({ term: "  " })).toHaveLength(3);
});

test("names are found without their marks, numbers by any part", () => {
  expect(found({ term: "sola ADEYEMI" })).toEqual(["Adéyẹmí Ṣọlá"]);
  expect(found({ term: "Ṣọlá" })).toEqual(["Adéyẹmí Ṣọlá"]);
  expect(found({ term: "nd/23" })).toEqual(["Adéyẹmí Ṣọlá", "Okonkwo Ngozi"]);
  expect(found({ term: "bello 0001" })).toEqual([]);
});

test("who has registered no course has not had all of them uploaded", () => {
  expect(found({ uploads: "complete" })).toEqual(["Adéyẹmí Ṣọlá"]);
  expect(found({ uploads: "incomplete" })).toEqual(["Okonkwo Ngozi", "Bello Musa"]);
});
