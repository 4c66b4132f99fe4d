import type { dashboardEndpoints } from "@polyportal/api-client/contract/dashboard";
import { toNaira } from "@polyportal/domain/format/naira";
import { windowState } from "@polyportal/domain/course-registration/window";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import type { Handler, Handlers } from "../../server/handler.ts";
import { getAdminDashboard } from "./admin-dashboard.ts";
import { getLecturerDashboard } from "./lecturer-dashboard.ts";
import { bedsOfStudent } from "../hostel/own-beds.ts";
import { semesterAverages } from "../results/averages.ts";
import { studentOf } from "../student/current.ts";
import { feeBalanceOf } from "../fees/balance.ts";
import { registrationFacts } from "./queries.ts";

/** How the student stands, in a few prepared reads side by side. */
const getStudentDashboard: Handler<typeof dashboardEndpoints.getStudentDashboard> = async ({
  caller,
  db,
  now,
}) => {
  const current = await studentOf(db, caller.userId);
  const { student, session } = current;
  const asked = { studentId: student.id, sessionId: session.id, levelId: student.levelId };
  const [fees, { windows, registrations, loads }, averages, beds] = await Promise.all([
    feeBalanceOf(db, current, session.id),
    registrationFacts(db, asked),
    semesterAverages(db, student.id),
    bedsOfStudent(db, student.id),
  ]);
  const bed = beds.find(({ sessionId }) => sessionId === session.id);
  return {
    session,
    levelId: student.levelId,
    fees: {
      total: toNaira(fees.totalKobo),
      paid: toNaira(fees.paidKobo),
      balance: toNaira(fees.balanceKobo),
      arrears: toNaira(fees.arrearsKobo),
      firstInstalmentPaid: fees.firstInstalmentPaid,
      cleared: fees.cleared,
    },
    semesters: semesters.map((semester) => {
      const window = windows.find((one) => one.semester === semester);
      const registration = registrations.find((one) => one.semester === semester);
      return {
        semester,
        window: windowState(window, now),
        opensAt: window?.opensAt.toISOString() ?? null,
        closesAt: window?.closesAt.toISOString() ?? null,
        registration: registration?.state ?? null,
        totalUnits: registration?.totalUnits ?? 0,
        maximumUnits: loads.find((one) => one.semester === semester)?.maximum ?? null,
      };
    }),
    bed: bed
      ? { hostel: bed.hostel, room: bed.room, bed: bed.bed, booked: bed.state === "booked" }
      : null,
    averages,
  };
};

export const dashboardHandlers = {
  getStudentDashboard,
  getLecturerDashboard,
  getAdminDashboard,
} satisfies Handlers<typeof dashboardEndpoints>;
