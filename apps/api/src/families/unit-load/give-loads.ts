import type { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { fullName } from "@polyportal/domain/format/name";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { isTooFarAbove } from "@polyportal/domain/unit-load/forms";
import { wordsOfLoad } from "@polyportal/domain/unit-load/typed-words";
import { v7 as uuid } from "uuid";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { needsApproval } from "../../approval/request-approval.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { askForLoads } from "./ask-for-loads.ts";
import { studentsIn } from "./students-in.ts";
import { unitLoadEdit, writeLoads } from "./write-loads.ts";

type Endpoints = typeof unitLoadEndpoints;

/**
 * Gives students a load, or another in the place of the one before. What is far above the level's waits
 * for another's approval, student by student; the others have theirs at once.
 */
export const setStudentUnitLoads: Handler<Endpoints["setStudentUnitLoads"]> = (
  ctx,
  { studentIds, typed, reason, ...load },
) =>
  ctx.change(async (change) => {
    const { tx } = change;
    const students = await studentsIn(tx, studentIds, load);
    const absent = students.filter(({ there }) => !there);
    if (absent.length > 0) {
      // At the field that has named them.
      fail("invalid_input", { fields: { matricNumbers: words.notThere(absent.map(fullName)) } });
    }
    const far = students.filter(({ level }) => isTooFarAbove(load, level));
    const asks = far.length > 0 && (await needsApproval(tx, "studentLoad", ctx.caller));
    if (asks) await askForLoads(change, ctx, far, { ...load, reason });
    // By the same connection: one that waits for another while it holds one would wait for ever.
    else if (far.length > 0) {
      await admitGraveAct({ ...ctx, db: tx }, typed, wordsOfLoad(load.maximum));
    }
    const given = asks ? students.filter((one) => !far.includes(one)) : students;
    const by = { userId: ctx.caller.userId, now: ctx.now };
    const rows = given.map((student) => ({ student, id: student.own?.id ?? uuid() }));
    const write = () => writeLoads(change, rows, { ...load, reason }, by);
    const undoId = await unitLoadEdit.make(change, {
      by: ctx,
      title: words.given(given.length),
      rows: rows.map(({ student, id }) => ({
        verdict: student.own ? "Changed" : "New",
        cells: [fullName(student), student.matricNumber, words.bounds(load.minimum, load.maximum)],
        changes: student.own
          ? [
              {
                column: "load",
                from: words.bounds(student.own.minimum, student.own.maximum),
                to: words.bounds(load.minimum, load.maximum),
              },
            ]
          : [],
        target: { id, studentId: student.id },
      })),
      write,
    });
    return { given: given.length, waiting: asks ? far.length : 0, undoId };
  });

const payload = z.object({
  studentId: z.uuid(),
  sessionId: z.int(),
  semester: z.enum(semesters),
  minimum: z.number(),
  maximum: z.number(),
});

/** What another approves of the loads of students. */
export const unitLoadApprovalActs: readonly ApprovalAct[] = [
  {
    act: "studentLoad",
    async carryOut({ change, requesterId, reason, now }, asked) {
      const { studentId, ...load } = payload.parse(asked);
      const [student] = await studentsIn(change.tx, [studentId], load);
      // Who is not there any more registers nothing.
      if (!student?.there) return fail("conflict");
      const rows = [{ student, id: student.own?.id ?? uuid() }];
      await writeLoads(change, rows, { ...load, reason }, { userId: requesterId, now });
    },
  },
];
