import { expect, test } from "vitest";
import { programmeOfPath, programmePath } from "./page-paths.ts";
import { documentsOf, minutesOf, whoFor } from "./page.ts";
import { pg } from "./pg.ts";
import { programmes } from "./programmes.ts";

test("every programme has a page, which says whom it is for and how long its form takes", () => {
  for (const programme of programmes) {
    expect(programmeOfPath(programmePath(programme.slug))?.slug).toBe(programme.slug);
    expect(whoFor(programme), programme.slug).toMatch(/^[A-Z].+\.$/);
    expect(minutesOf(programme), programme.slug).toBeGreaterThanOrEqual(20);
    expect(minutesOf(programme), programme.slug).toBeLessThanOrEqual(90);
  }
  expect(programmeOfPath("/programmes/constructor")).toBeUndefined();
  expect(programmeOfPath("/programmes")).toBeUndefined();
});

test("documents are told with what a file of them may be, and whether everybody needs them", () => {
  expect(documentsOf(pg)).toContainEqual({
    name: "Student’s transcript",
    size: "1 to 6 pages, each an image of at most 100 KB, or one PDF of at most 1 MB",
    everybody: true,
  });
  expect(documentsOf(pg)).toContainEqual({
    name: "Marriage certificate",
    size: "an image of at most 100 KB",
    everybody: false,
  });
});
