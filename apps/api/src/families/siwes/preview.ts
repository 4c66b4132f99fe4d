import { numberWithKind } from "@polyportal/domain/student/number";
import type { siwesEndpoints } from "@polyportal/api-client/contract/siwes";
import { fullName } from "@polyportal/domain/format/name";
import { siwesFacts } from "@polyportal/domain/document/papers/siwes";
import { levelById } from "@polyportal/domain/student/levels";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { studentOf } from "../student/current.ts";
import { recordOf } from "./queries.ts";
import { viewOf } from "./view.ts";

/** The training as it is printed; with a placement it is a paper that can be verified. */
export const getSiwesPreview: Handler<typeof siwesEndpoints.getSiwesPreview> = async (ctx) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const { student, person, department, faculty, session } = current;
  const record = await recordOf(ctx.db, { studentId: student.id, sessionId: session.id });
  const shown = {
    fullName: fullName(person),
    ...numberWithKind(student),
    faculty,
    department,
    programme: student.programme,
    level: levelById(student.levelId).name,
    mobileNumber: person.mobileNumber,
    email: person.email,
    passport: student.passportFileId,
  };
  const verification = record
    ? await issueDocument(ctx, {
        kind: "siwes-preview",
        subjectId: record.placement.id,
        holderId: student.id,
        facts: siwesFacts(
          { ...shown, student: shown, session: session.name },
          {
            company: record.placement.companyName,
            startsOn: record.placement.startDate,
            endsOn: record.placement.endDate,
          },
        ),
      })
    : null;
  return { ...viewOf(current, record, ctx.now), student: shown, verification };
};
