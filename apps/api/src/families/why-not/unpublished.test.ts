import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { afterAll, expect, test } from "vitest";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, setWindow } from "../course-registration/testing/registrar.ts";
import { departmentId } from "../results/testing/class-staff.ts";
import { madeStudents } from "./testing/made-students.ts";

const server = await testServer();
afterAll(server.stop);
const { registered, sheetAt } = await madeStudents(server);

test("what the row of an unpublished result says changes no answer to the student", async () => {
  await setWindow(server);
  for (const registration of ["approved", "submitted", "returned"] as const) {
    for (const state of [undefined, ...sheetStates]) {
      const one = await newStudent(server, { departmentId });
      await registered(one.id, { registration, chosen: ["SML 111"], levelId: 1 });
      const told = new Set<string>();
      for (const row of ["none", "total", "WHD", "SICK"] as const) {
        for (const out of [false, true]) {
          // A mark is out then: the student reads it.
          if (state === "published" && out && row === "total") continue;
          await sheetAt("SML 111", one.id, { state, held: false, row, out });
          told.add(
            JSON.stringify(
              await server.ok("getWhyNot", { wish: "result", ...first }, { as: one.as }),
            ),
          );
        }
      }
      expect([...told], `${registration} ${state}`).toHaveLength(1);
      expect([...told][0]).not.toMatch(/\b67\b|WHD|SICK|draft|held/);
    }
  }
});
