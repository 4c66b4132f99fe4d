import type { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { unitLoadNoted } from "@polyportal/domain/course-registration/load-noted";
import { loadSet } from "@polyportal/domain/course-registration/registrable";
import { levelById, levels } from "@polyportal/domain/student/levels";
import { and, eq, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { unitLoads } from "../../database/schema/course.ts";
import { keepUnitLoad } from "../../database/unit-load-as-of.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { effectsOf } from "./effect.ts";

type Endpoints = typeof unitLoadEndpoints;

/** The load of each level in each semester, set or usual, with what is outside of it now. */
export const getUnitLoads: Handler<Endpoints["getUnitLoads"]> = async ({ db }) => {
  const [[session], set] = await Promise.all([
    db
      .select({ name: academicSessions.name })
      .from(academicSessions)
      .where(eq(academicSessions.current, true)),
    db.select().from(unitLoads),
  ]);
  const loads = levels.flatMap(({ id: levelId, name: level }) =>
    semesters.map((semester) => {
      const own = set.find((one) => one.levelId === levelId && one.semester === semester);
      const { minimum, maximum } = loadSet(undefined, own);
      return { levelId, level, semester, minimum, maximum, usual: own === undefined };
    }),
  );
  const effects = await effectsOf(db, loads);
  return {
    session: session?.name ?? "",
    loads: loads.map((load, at) => ({
      ...load,
      ...(effects[at] ?? { registered: 0, above: 0, below: 0 }),
    })),
  };
};

const isLevel = (levelId: number): boolean => levels.some(({ id }) => id === levelId);

/** What a load would do, before it is set. */
export const previewUnitLoad: Handler<Endpoints["previewUnitLoad"]> = async ({ db }, load) => {
  if (!isLevel(load.levelId)) return fail("not_found");
  const [effect] = await effectsOf(db, [load]);
  return effect ?? { registered: 0, above: 0, below: 0 };
};

/** Sets the load of a level. What is registered stays; the next registration asks for the new one. */
export const setUnitLoad: Handler<Endpoints["setUnitLoad"]> = async (
  { change },
  { levelId, semester, minimum, maximum, was },
) => {
  if (!isLevel(levelId)) fail("not_found");
  await change(async ({ tx, audit }) => {
    // Few rows, seldom written: of two who set one at once the second is told.
    await tx.execute(sql`lock table ${unitLoads} in share row exclusive mode`);
    const [own] = await tx
      .select()
      .from(unitLoads)
      .where(and(eq(unitLoads.levelId, levelId), eq(unitLoads.semester, semester)));
    const before = loadSet(undefined, own);
    const subjectId = unitLoadNoted(levelById(levelId).name, semester);
    if (before.minimum !== was.minimum || before.maximum !== was.maximum) {
      await failWithConflict(tx, { subject: "unitLoad", subjectId, actions: ["setUnitLoad"] });
    }
    await keepUnitLoad(tx, { levelId, semester }, before);
    await tx
      .insert(unitLoads)
      .values({ levelId, semester, minimum, maximum })
      .onConflictDoUpdate({
        target: [unitLoads.levelId, unitLoads.semester],
        set: { minimum, maximum },
      });
    audit({
      action: "setUnitLoad",
      subject: "unitLoad",
      subjectId,
      before: { minimum: before.minimum, maximum: before.maximum },
      after: { minimum, maximum },
    });
  });
  return {};
};
