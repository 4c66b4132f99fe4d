import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { definitionOf, programmes } from "../programmes/programmes.ts";
import type { Answers, Field, Row } from "../programmes/field.ts";
import type { Programme, Step } from "../programmes/programme.ts";
import { carry, mayBeCarried, type Carried } from "./carry.ts";
import { sampleAward, sampleProgress } from "./fields/sample.ts";
import { answersSchema } from "./fields/schema.ts";
import type { Held } from "./held.ts";
import { fieldsOf, idOf, stepOf, stepsFor } from "./steps.ts";
import { ndResultSchema } from "./steps/nd-result/schema.ts";
import { institutionSchema } from "./steps/institution/schema.ts";
import { schemaOf as oLevelSchemaOf } from "./steps/o-level/schema.ts";
import { schemaOf as personalSchemaOf } from "./steps/personal/schema.ts";

const mobileNumber = "08012345678";

const person = {
  genderId: 2,
  dateOfBirth: "2007-03-27",
  countryId: 566,
  stateId: 56631,
  lgaId: 5663101,
  town: "Ogbomoso",
  religionId: 2,
  maritalStatusId: 1,
  bloodGroupId: 7,
  genoTypeId: 1,
  permanentAddress: "12, Ìlọrin Road",
};
const nextOfKin = {
  fullName: "Okonkwo Ngọzi",
  relationshipId: 4,
  relationship: "Mother",
  mobileNumber: "08098765432",
  address: "12 Ahmadu Bello Way, Kaduna",
  email: "ngozi@example.com",
};
const ndResult = {
  cgpa: 3.25,
  courseStudied: "Computer Science",
  schoolAttended: "Kwara State Polytechnic, Ilorin",
  yearOfGraduationId: 2024,
};
const institution = {
  nameOfInstitution: "Baptist High School, Ogbomoso",
  dateFrom: "2019",
  dateTo: "2025",
  certificate: "SSCE",
};
const sitting = {
  awaiting: false,
  examinationTypeId: 1,
  examCenter: "Baptist High School, Ogbomoso",
  examNumber: "4250101123",
  examYear: "2025",
  cardSerialNumber: "WRN123456789",
  subjects: Array.from({ length: 8 }, (_, at) => ({ subjectId: at + 1, gradeId: 1 })),
};
const cardPin = "123456789012";

const has = (programme: Programme, ...kinds: Step["kind"][]) =>
  stepsFor(programme, sampleProgress(programme).answers).some(({ kind }) => kinds.includes(kind));

const asksOfPerson = (programme: Programme): readonly string[] =>
  stepOf(programme, "personal")?.asks ?? [];

/** What a form with all sections saved holds. */
function heldBy(programme: Programme): Held {
  const asks = asksOfPerson(programme);
  const { bloodGroupId: _, genoTypeId: __, permanentAddress: ___, ...base } = person;
  return {
    answers: sampleProgress(programme).answers,
    person: {
      ...base,
      ...(asks.includes("health") && { bloodGroupId: 7, genoTypeId: 1 }),
      ...(asks.includes("address") && { permanentAddress: person.permanentAddress }),
    },
    nextOfKin: asks.includes("next-of-kin") || asks.includes("sponsor") ? nextOfKin : null,
    ndResult: has(programme, "nd-result") ? ndResult : null,
    institution: has(programme, "institution") ? institution : null,
    sittings: has(programme, "o-level") ? [sitting] : [],
  };
}

const begin = (programme: Programme, answers: Answers = {}) => ({
  programme,
  answers: { ...(sampleAward(programme) && { award: sampleAward(programme) }), ...answers },
  isEmpty: () => true,
  mobileNumber,
});

const one = fc.constantFrom<Programme>(...programmes);

describe("what is carried", () => {
  /** Whether a copied section with the person's additions passes the section's rules. */
  function accepted(step: Step, carried: Carried, others: Answers): boolean {
    const fields = fieldsOf(step);
    const { error } = answersSchema(fields, others).safeParse(carried.answers);
    // Copied values are valid: errors are only about missing ones.
    const said = new Set(error?.issues.map(({ path }) => String(path[0])));
    if (Object.keys(carried.answers).some((id) => said.has(id))) return false;
    switch (step.kind) {
      case "personal": {
        const values = {
          facultyId: 1,
          departmentId: 1,
          jupebOptionId: 1,
          jupebOptionSubjectId: 1,
          ...person,
          nextOfKin,
          ...carried.person,
          mobileNumber,
        };
        return personalSchemaOf(step).safeParse(values).success;
      }
      case "nd-result":
        return ndResultSchema.safeParse(carried.ndResult).success;
      case "institution":
        return institutionSchema.safeParse(carried.institution).success;
      case "o-level": {
        const sittings = carried.sittings?.map((held) => ({
          ...held,
          cardPin,
          subjects: held.subjects.map(({ subjectId, gradeId }) => ({
            subjectId: String(subjectId),
            gradeId: String(gradeId),
          })),
        }));
        return oLevelSchemaOf(step).safeParse({ sittings }).success;
      }
      default:
        return true;
    }
  }

  test.prop([one, one])("is taken by the rules of the form to which it comes", (from, to) => {
    const others = begin(to).answers;
    let known = others;
    for (const carried of carry(heldBy(from), begin(to))) {
      const step = to.steps.find((each) => idOf(each) === carried.id);
      expect(step && accepted(step, carried, known), `${from.slug} to ${to.slug}`).toBe(true);
      known = { ...known, ...carried.answers };
    }
  });

  test.prop([one, one])("is no choice, pin, agreement, nor what JAMB's list says", (from, to) => {
    for (const { id, answers, sittings = [] } of carry(heldBy(from), begin(to))) {
      expect(id).not.toBe("programme");
      const step = to.steps.find((each) => idOf(each) === id);
      for (const field of fieldsOf(step)) {
        if (!mayBeCarried(field)) expect(answers).not.toHaveProperty(field.id);
      }
      for (const name of ["jambNumber", "utmeScore", "staffNumber", "neverRead"]) {
        expect(answers).not.toHaveProperty(name);
      }
      for (const each of sittings) expect(each).not.toHaveProperty("cardPin");
    }
  });
});

const nd = definitionOf("nd");
const partTime = definitionOf("nd-part-time");

test("an old exam and the same paper twice are left out; an awaited result is entered where it cannot be awaited", () => {
  const sat = (sittings: Held["sittings"], to: Programme) =>
    carry({ ...heldBy(nd), sittings }, begin(to)).find(({ id }) => id === "o-level")?.sittings;
  expect(sat([{ ...sitting, examYear: "1980" }], partTime)).toBeUndefined();
  expect(sat([sitting, sitting], definitionOf("diploma"))).toEqual([sitting]);
  const awaiting = { ...sitting, awaiting: true, examCenter: "", cardSerialNumber: "" };
  const none = { ...awaiting, subjects: [] };
  expect(sat([none], definitionOf("pre-degree"))).toEqual([none]);
  expect(sat([none], nd)).toEqual([{ ...none, awaiting: false }]);
});

test("what was begun stays", () => {
  const begun = { ...begin(partTime), isEmpty: ({ kind }: Step) => kind !== "personal" };
  expect(carry(heldBy(nd), begun).map(({ id }) => id)).toEqual(["o-level"]);
});

test("what hangs on an answer that is not taken is not taken", () => {
  const answers = { disability: "perhaps", disabilityKind: "Albinism", contactAddress: "1, Oke" };
  const [first] = carry({ ...heldBy(nd), answers }, begin(definitionOf("putme")));
  expect(first?.answers).toEqual({
    contactAddress: "1, Oke",
    permanentAddress: person.permanentAddress,
  });
});

describe("a third of the keystrokes", () => {
  const typed = (fields: readonly Field[], answers: Answers): number =>
    fields.reduce((sum, field) => {
      const answer = answers[field.id];
      if (field.type === "rows") {
        const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
        return sum + rows.reduce((all, row) => all + typed(field.fields, row), 0);
      }
      if (typeof answer !== "string") return sum;
      const isTyped = field.type === "text" || field.type === "area" || field.type === "number";
      // A choice is one press.
      return sum + (isTyped ? answer.length : 1);
    }, 0);
  const length = (...texts: readonly unknown[]) => texts.join("").length;

  /** The keystrokes to fill in a form, without files and the invoice's phone number. */
  function keystrokes(programme: Programme, held: Held, carried: readonly Carried[]): number {
    const { answers } = sampleProgress(programme);
    const asks = asksOfPerson(programme);
    return stepsFor(programme, answers).reduce((sum, step) => {
      const there = carried.find(({ id }) => id === idOf(step));
      const fields = fieldsOf(step).filter(({ id }) => there?.answers[id] === undefined);
      const all = sum + typed(fields, answers);
      switch (step.kind) {
        case "personal": {
          const own = there?.person;
          const kin = asks.includes("next-of-kin") || asks.includes("sponsor");
          return (
            all +
            // Day, month and year; gender, country, state, LGA, religion and marital status.
            (own ? 0 : 8 + 6 + length(person.town)) +
            (asks.includes("health") && !own?.bloodGroupId ? 2 : 0) +
            (asks.includes("address") && !own?.permanentAddress
              ? length(person.permanentAddress)
              : 0) +
            (asks.includes("subject-combination") ? 4 : 0) +
            (asks.includes("shopping") ? 2 : 0) +
            (kin && !there?.nextOfKin
              ? 1 +
                length(
                  nextOfKin.fullName,
                  nextOfKin.mobileNumber,
                  nextOfKin.address,
                  nextOfKin.email,
                )
              : 0)
          );
        }
        case "programme": {
          const jamb = step.asks.includes("jamb") ? length("202612345678AB", "231") + 4 : 0;
          return all + 2 + jamb + step.asks.filter((ask) => ask !== "jamb").length;
        }
        case "nd-result":
          return (
            all +
            (there?.ndResult
              ? 0
              : 1 + length(ndResult.cgpa, ndResult.courseStudied, ndResult.schoolAttended))
          );
        case "institution":
          return (
            all +
            (there?.institution
              ? 0
              : 2 + length(institution.nameOfInstitution, institution.certificate))
          );
        case "o-level": {
          const rest =
            2 +
            2 * Math.max(step.subjects, held.sittings.length > 0 ? 8 : 0) +
            length(sitting.examCenter, sitting.examNumber, sitting.cardSerialNumber);
          return all + cardPin.length + (there?.sittings ? 0 : rest);
        }
        default:
          return all;
      }
    }, 0);
  }

  /** The keystrokes to find the other form: a birthday, the e-mail's code, and two presses. */
  const finding = 8 + 8 + 2;

  const left = (from: Programme, to: Programme): number => {
    const held = heldBy(from);
    return (keystrokes(to, held, carry(held, begin(to))) + finding) / keystrokes(to, held, []);
  };

  // The second asks mostly what the first has asked; otherwise more must be typed.
  test.each([
    ["nd", "nd-part-time"],
    ["sub-degree", "nd"],
    ["hnd", "nd-part-time"],
    ["cce", "pre-degree"],
    ["putme", "nd"],
    ["putme", "supplementary-putme"],
    ["four-year-sandwich", "five-year-sandwich"],
    ["pg", "pg"],
  ] as const)("is what is left after %s for %s, at most", (from, to) => {
    expect(left(definitionOf(from), definitionOf(to))).toBeLessThanOrEqual(1 / 3);
  });
});
