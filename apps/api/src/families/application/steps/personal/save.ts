import {
  schemaOf,
  subDegreeChoiceSchema,
} from "@polyportal/domain/application/steps/personal/schema";
import { shoppingSchema } from "@polyportal/domain/application/steps/personal/schema";
import { phoneChangedWords } from "@polyportal/domain/messages/phone-changed.words";
import { nigeria } from "@polyportal/domain/person/nigeria";
import type { Answers } from "@polyportal/domain/programmes/field";
import { stepOf } from "@polyportal/domain/application/steps";
import {
  applicationChoices,
  applicationNextOfKin,
  applicationPersons,
} from "../../../../database/schema/application.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { tellOldContact } from "../../../payment/contact-letters.ts";
import { askedBy, requireAll, studyChecks } from "../../checks.ts";
import { followContact } from "../../follow-contact.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { combinationChecks, personalChecks } from "./checks.ts";
import { updateApplication } from "../../queries.ts";
import { replaceRows } from "../../replace-rows.ts";
import { askMember } from "./ask-member.ts";
import { fixedPerson, requireAnother } from "./shopping.ts";
import { parseStep, saveStep } from "../save-step.ts";

/** Saves Personal & Next of Kin, with the study choices of programmes that ask them here. */
export const savePersonalDetails: Handler<Endpoints["savePersonalDetails"]> = async (
  ctx,
  input,
) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "personal") ?? fail("not_found");
  const schema = schemaOf(step);
  const sent = parseStep(schema, input);
  const asked = askedBy(schema, { nextOfKin: {} });
  const combination = step.asks.includes("subject-combination")
    ? parseStep(subDegreeChoiceSchema, input)
    : undefined;
  const shopping = step.asks.includes("shopping") ? parseStep(shoppingSchema, input) : undefined;
  const choice = combination ?? shopping;

  const answer = await saveStep(
    ctx,
    "savePersonalDetails",
    step,
    input,
    async (tx, application) => {
      if (!application.passportFileId) fail("passport_missing");
      const values = { ...sent, ...(await fixedPerson(tx, application)) };
      await requireAll(tx, [
        ...personalChecks(values, asked),
        ...(combination ? combinationChecks(combination, asked) : []),
        ...(choice ? studyChecks(ctx.programme.slug, choice, asked) : []),
      ]);
      if (shopping) await requireAnother(tx, application, shopping);
      const applicationId = application.id;
      const [person] = await replaceRows(tx, applicationPersons, applicationId, [
        { applicationId, ...values },
      ]);
      const kin = values.nextOfKin;
      const [nextOfKin] = await replaceRows(
        tx,
        applicationNextOfKin,
        applicationId,
        kin ? [{ applicationId, ...kin }] : [],
      );
      const [choiceBefore] = choice
        ? await replaceRows(tx, applicationChoices, applicationId, [{ applicationId, ...choice }])
        : [];
      await updateApplication(tx, applicationId, { mobileNumber: values.mobileNumber });
      const { email, applicationNumber } = application;
      const what = phoneChangedWords.application(applicationNumber);
      const contact = { email, mobileNumber: values.mobileNumber };
      await followContact(tx, application, contact);
      await tellOldContact(tx, ctx.services, { id: applicationId, what }, [application, contact]);
      if (ctx.programme.after?.includes("confirmation")) {
        await askMember(tx, application, input.answers ?? {}, ctx.now);
      }
      const { mobileNumber } = application;
      const before = { ...person, mobileNumber, nextOfKin, ...choiceBefore };
      const tells: Answers = values.countryId === nigeria ? {} : { foreigner: "yes" };
      return { before, after: { ...values, ...choice }, tells };
    },
  );
  return { applicantId: ctx.caller.applicationId, ...answer };
};
