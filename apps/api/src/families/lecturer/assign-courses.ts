import type { courseLecturerEndpoints } from "@polyportal/api-client/contract/lecturer-courses";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { and, eq } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Transaction } from "../../database/connect.ts";
import { courseLecturers } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import {
  isTeaching,
  lecturersOf,
  lockAssignment,
  lockCourse,
  refuseOwnCourse,
} from "./taught-course.ts";
import { tellAssigned } from "./tell-assigned.ts";

type Endpoints = typeof courseLecturerEndpoints;

/** Assigns lecturers to a course. Who teaches it already stays, and may become the coordinator. */
export const assignCourseLecturers: Handler<Endpoints["assignCourseLecturers"]> = async (
  { caller, change, services, now },
  { courseId, sessionId, lecturerIds, coordinatorId },
) => {
  const assigned = await changeIfNeeded(change, async ({ tx, audit }) => {
    const named = await lockCourse(tx, { courseId, sessionId });
    const ids = [...new Set(lecturerIds)];
    if (coordinatorId && !ids.includes(coordinatorId)) fail("not_found");
    const people = await lecturersOf(tx, ids);
    await refuseOwnCourse(tx, caller, ids);
    const standing = await tx
      .select()
      .from(courseLecturers)
      .where(ofCourse({ courseId, sessionId }));
    const holder = standing.find(({ coordinator }) => coordinator)?.lecturerId;
    if (coordinatorId && holder && holder !== coordinatorId) {
      fail("coordinator_taken", {
        fields: { coordinatorId: errorCodes.coordinator_taken.message },
      });
    }
    // In the order in which they were named: the first assigned answers for the scores.
    const fresh = people
      .filter(({ id }) => !standing.some((one) => one.lecturerId === id))
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    const promoted = standing.find((one) => one.lecturerId === coordinatorId && !one.coordinator);
    if (fresh.length === 0 && !promoted) return undefined;
    if (fresh.length > 0) {
      const rows = fresh.map(({ id }) => ({
        courseId,
        sessionId,
        lecturerId: id,
        coordinator: id === coordinatorId,
      }));
      await tx.insert(courseLecturers).values(rows);
      await tellAssigned(tx, { services, now }, rows);
    }
    if (promoted) await setCoordinator(tx, promoted.id, true);
    const told = (id: string, name: string) =>
      id === coordinatorId ? words.coordinates(name) : name;
    audit({
      action: "assignCourseLecturers",
      subject: "course",
      subjectId: String(courseId),
      after: {
        ...named,
        lecturers: people
          .filter(({ id }) => fresh.some((one) => one.id === id) || id === promoted?.lecturerId)
          .map(({ id, name }) => told(id, name))
          .join(", "),
      },
    });
    return fresh.length;
  });
  return { assigned: assigned ?? 0 };
};

/** Ends one assignment. */
export const endCourseLecturer: Handler<Endpoints["endCourseLecturer"]> = async (
  { caller, change },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const { courseId, lecturerId, coordinator, name, named } = await lockAssignment(tx, id);
    await refuseOwnCourse(tx, caller, [lecturerId]);
    await tx.delete(courseLecturers).where(eq(courseLecturers.id, id));
    audit({
      action: "endCourseLecturer",
      subject: "course",
      subjectId: String(courseId),
      after: { ...named, lecturer: coordinator ? words.coordinates(name) : name },
    });
  });
  return {};
};

/** Makes somebody the coordinator, or ends that. */
export const setCourseCoordinator: Handler<Endpoints["setCourseCoordinator"]> = async (
  { caller, change },
  { id, coordinator },
) => {
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const found = await lockAssignment(tx, id);
    await refuseOwnCourse(tx, caller, [found.lecturerId]);
    if (found.coordinator === coordinator) return undefined;
    if (coordinator) {
      if (!isTeaching(found.lecturer)) fail("lecturer_gone");
      const [other] = await tx
        .select({ id: courseLecturers.id })
        .from(courseLecturers)
        .where(and(ofCourse(found), eq(courseLecturers.coordinator, true)));
      if (other) fail("coordinator_taken");
    }
    await setCoordinator(tx, id, coordinator);
    audit({
      action: coordinator ? "makeCourseCoordinator" : "endCourseCoordinator",
      subject: "course",
      subjectId: String(found.courseId),
      after: { ...found.named, lecturer: found.name },
    });
    return found;
  });
  return {};
};

/**
 * Puts another in somebody's place, as coordinator too. Sheets and scores are not touched: drafts stay,
 * and who entered them.
 */
export const replaceCourseLecturer: Handler<Endpoints["replaceCourseLecturer"]> = async (
  { caller, change, services, now },
  { id, lecturerId, reason },
) => {
  await change(async ({ tx, audit }) => {
    const found = await lockAssignment(tx, id);
    const [next] = await lecturersOf(tx, [lecturerId]);
    await refuseOwnCourse(tx, caller, [found.lecturerId, lecturerId]);
    const [taught] = await tx
      .select({ id: courseLecturers.id })
      .from(courseLecturers)
      .where(and(ofCourse(found), eq(courseLecturers.lecturerId, lecturerId)));
    if (!next || taught) fail("lecturer_assigned");
    await tx.update(courseLecturers).set({ lecturerId }).where(eq(courseLecturers.id, id));
    await tellAssigned(tx, { services, now }, [{ ...found, lecturerId }]);
    audit({
      action: "replaceCourseLecturer",
      subject: "course",
      subjectId: String(found.courseId),
      after: { ...found.named, lecturer: next.name, replaced: found.name },
      reason,
    });
  });
  return {};
};

const ofCourse = ({ courseId, sessionId }: { courseId: number; sessionId: number }) =>
  and(eq(courseLecturers.courseId, courseId), eq(courseLecturers.sessionId, sessionId));

const setCoordinator = (tx: Transaction, id: string, coordinator: boolean) =>
  tx.update(courseLecturers).set({ coordinator }).where(eq(courseLecturers.id, id));
