/** An applicant in the application form of any programme: what a good one enters at each step. */
import { holds } from "@polyportal/domain/application/fields/holds";
import { documentLabels, takesPdf } from "@polyportal/domain/application/steps/documents/documents";
import { entriesOf } from "@polyportal/domain/application/fields/choices";
import { asked, askedInRow } from "@polyportal/domain/application/fields/apply";
import { countOf } from "@polyportal/domain/application/fields/begin";
import { sampleAnswers, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { wordOf } from "@polyportal/domain/application/fields/field-texts";
import { fieldsOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Answers, Field, PlainField, Row } from "@polyportal/domain/programmes/field";
import { sendMessages } from "@polyportal/domain/messages/send";
import { checkTitle } from "@polyportal/domain/messages/wizard";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { Locator, Page } from "@playwright/test";
import type { Pictures } from "../fixtures/pictures.ts";
import {
  check,
  choose as chooseIn,
  chooseFile,
  enter,
  press,
  select as selectIn,
} from "./keyboard.ts";
import { expect } from "./test.ts";

/** What is typed, script and SQL among it, as the slip has to print it. */
export const words = {
  town: "Ọ̀tà-Ìgbẹ̀".normalize("NFC"),
  address: "12, Ìlọrin Road <script>alert(1)</script>".normalize("NFC"),
  kin: "Chukwuemeka Oluwaseun-Abdulrahman",
  kinAddress: "House 14'; DROP TABLE applications; --",
  kinEmail: "emeka@example.ng",
  institution: "Baptist High School, Ògbómọ̀ṣọ́".normalize("NFC"),
  jambNumber: "202612345678AB",
  option: "Software and Web Development",
  ndSchool: "Kwara State Polytechnic, Ilorin",
  examNumber: "4250101123",
  examCenter: "Government Secondary School, Ìjẹ̀bú-Òde".normalize("NFC"),
} as const;

const subjects = [
  "English Language",
  "Mathematics",
  "Biology",
  "Chemistry",
  "Physics",
  "Economics",
  "Geography",
  "Civic Education",
];
const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "B2", "C4"];

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const select = (page: Page, name: string, option: string) =>
  selectIn(page.getByRole("combobox", { name, exact: true }), option);

/** Takes one of a few, all of which are in sight. */
const pick = (page: Page, name: string, option: string) =>
  check(page.getByRole("group", { name }).getByRole("radio", { name: option, exact: true }));

/** Searches a long list by typing, and takes the entry. */
const choose = (page: Page, name: string, option: string) =>
  chooseIn(page.getByRole("combobox", { name, exact: true }), option);

const study = async (page: Page) => {
  await choose(page, "Choice of School", "School of Science and Computing");
  await choose(page, "Choice of Department", "Computer Science");
};

async function fillPersonal(
  page: Page,
  step: Step & { kind: "personal" },
  others: Answers,
): Promise<void> {
  await enter(box(page, "Mobile Number"), "0801 234 5678");
  await check(page.getByRole("radio", { name: "Female" }));
  const birth = page.getByRole("group", { name: "Date of Birth" });
  await enter(birth.getByLabel("Day"), "29");
  await enter(birth.getByLabel("Month"), "2");
  await enter(birth.getByLabel("Year"), "2008");
  if (step.asks.includes("health")) {
    await pick(page, "Blood Group", "O+");
    await pick(page, "Genotype", "AA");
  }
  await pick(page, "Marital Status", "Single");
  await pick(page, "Religion", "Islam");
  await choose(page, "Country", "Nigeria");
  await choose(page, "State", "Lagos");
  await choose(page, "LGA", "Ikeja");
  await enter(box(page, "Town"), words.town);
  if (step.asks.includes("address")) await enter(box(page, "Permanent Address"), words.address);
  if (step.asks.includes("subject-combination")) {
    await choose(page, "Course of Study", "Physical and Computing Sciences");
    await choose(page, "Subject Combination", "Chemistry, Mathematics, Physics");
    await study(page);
  }
  await fillFields(page, fieldsOf(step), others);
  if (step.asks.includes("next-of-kin")) await fillKin(page, "Next of Kin");
  if (step.asks.includes("sponsor")) await fillKin(page, "Sponsor");
}

/** The next of kin, or whoever pays. */
async function fillKin(page: Page, who: "Next of Kin" | "Sponsor"): Promise<void> {
  await enter(box(page, `${who}'s Full Name`), words.kin);
  await select(page, `${who}'s Relationship`, "Father");
  await enter(box(page, `${who}'s Mobile Number`), "+234 803 234 5678");
  await enter(box(page, `${who}'s Email`), words.kinEmail);
  await enter(box(page, `${who}'s Address`), words.kinAddress);
}

async function fillProgramme(
  page: Page,
  step: Step & { kind: "programme" },
  others: Answers,
): Promise<void> {
  if (step.asks.includes("jamb")) {
    await enter(box(page, "JAMB Number"), words.jambNumber);
    await enter(box(page, "UTME Score"), "231");
    for (const [index, subject] of subjects.slice(0, 4).entries()) {
      await choose(page, `JAMB Subject ${index + 1}`, subject);
    }
  }
  if (step.asks.includes("mode-of-study")) {
    await check(page.getByRole("radio", { name: "Part-time (evening)" }));
  }
  await study(page);
  if (step.asks.includes("option")) await choose(page, "Option", words.option);
  if (step.asks.includes("alternative")) {
    await choose(page, "Alternative School", "School of Science and Computing");
    await choose(page, "Alternative Department", "Statistics");
  }
  await fillFields(page, fieldsOf(step), others);
}

async function fillNdResult(page: Page): Promise<void> {
  await enter(box(page, "School Attended"), words.ndSchool);
  await enter(box(page, "Course Studied"), "Computer Science");
  await enter(box(page, "CGPA"), "3.25");
  await select(page, "Year of Graduation", "2024");
}

export async function fillInstitution(page: Page): Promise<void> {
  await enter(box(page, "Name of Institution"), words.institution);
  await select(page, "Start Year", "2019");
  await select(page, "End Year", "2025");
  await enter(box(page, "Certificate"), "SSCE");
}

export async function fillOLevel(page: Page): Promise<void> {
  await select(page, "Exam type", "WAEC (May/June)");
  await select(page, "Exam year", "2025");
  await enter(box(page, "Exam number"), words.examNumber);
  await enter(box(page, "Exam center"), words.examCenter);
  await enter(box(page, "Card pin"), "123456789012");
  await enter(box(page, "Card serial number"), "WRN123456789");
  for (const [index, subject] of subjects.entries()) {
    await select(page, `Subject ${index + 1}`, subject);
    await select(page, `Grade ${index + 1}`, grades[index] ?? "");
  }
}

/** A PDF of one empty page. */
const letter = {
  name: "letter.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n"),
};

async function fillDocuments(
  page: Page,
  { documents }: Step & { kind: "documents" },
  { scan, jpegScan }: Pictures,
  answers: Answers,
): Promise<void> {
  const asked = documents.filter((one) => typeof one === "string" || holds(one.when, answers));
  for (const [index, one] of asked.entries()) {
    const kind = typeof one === "string" ? one : one.document;
    const input = page.getByLabel(new RegExp(`^${documentLabels[kind]}(?!, page)`));
    const file = index % 2 === 0 ? scan : jpegScan;
    await chooseFile(input, takesPdf(kind) && index % 2 === 0 ? letter : file);
    await expect(
      page.getByRole("button", { name: `Remove ${documentLabels[kind]}` }),
    ).toBeVisible();
  }
  await check(page.getByRole("checkbox", { name: "I declare" }));
}

/** Fills in what a section asks as data, as a sample has it. */
async function fillFields(page: Page, fields: readonly Field[], others: Answers): Promise<void> {
  const answers = sampleAnswers(fields, others);
  for (const field of asked(fields, answers, others)) {
    const answer = answers[field.id];
    if (field.type !== "rows") {
      await answerField(page, field, typeof answer === "string" ? answer : "", answers);
    } else {
      const group = page.getByRole("group", { name: field.label, exact: true });
      for (const [at, row] of (Array.isArray(answer) ? (answer as readonly Row[]) : []).entries()) {
        if (at >= countOf(field.min, { ...others, ...answers })) {
          await press(group.getByRole("button", { name: applicationWords.addRow(field.each) }));
        }
        const name = applicationWords.rowNumber(field.each, at + 1);
        const fieldsOfRow = group.getByRole("group", { name, exact: true });
        for (const one of askedInRow(field.fields, row)) {
          await answerField(fieldsOfRow, one, row[one.id] ?? "", row);
        }
      }
    }
  }
}

/** Whether a list is short enough to be no search. */
const inSight = (field: PlainField & { type: "choice" }, answers: Answers) =>
  !("list" in field.options) && entriesOf(field, answers).length <= 10;

async function answerField(
  at: Page | Locator,
  field: PlainField,
  answer: string,
  answers: Answers,
): Promise<void> {
  if (answer === "") return;
  const { label } = field;
  const word = wordOf(field, answer);
  if (field.type === "yes-no") {
    await check(at.getByRole("group", { name: label }).getByRole("radio", { name: word }));
  } else if (field.type === "tick") {
    await check(at.getByRole("checkbox", { name: label }));
  } else if (field.type === "year" || (field.type === "choice" && inSight(field, answers))) {
    await selectIn(at.getByRole("combobox", { name: label, exact: true }), word);
  } else if (field.type === "choice") {
    await chooseIn(at.getByRole("combobox", { name: label, exact: true }), word);
  } else {
    await enter(at.getByRole("textbox", { name: label, exact: true }), answer);
  }
}

/** Fills in the section on the screen. */
export function fill(
  page: Page,
  step: Step,
  pictures: Pictures,
  others: Answers = {},
): Promise<void> {
  switch (step.kind) {
    case "personal":
      return fillPersonal(page, step, others);
    case "programme":
      return fillProgramme(page, step, others);
    case "nd-result":
      return fillNdResult(page);
    case "institution":
      return fillInstitution(page);
    case "o-level":
      return fillOLevel(page);
    case "documents":
      return fillDocuments(page, step, pictures, others);
    case "form":
    case "referees":
      return fillFields(page, step.fields, others);
  }
}

/** The heading of a section, which is on the screen once the section is. */
export const sectionOf = (page: Page, { title }: Step) =>
  page.getByRole("heading", { level: 2, name: title, exact: true });

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Opens the application with the RRR of its invoice, and with JAMB's number where that is asked beside it. */
export async function signIn(
  page: Page,
  rrr: string,
  address: string,
  jambNumber?: string,
): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "RRR" }).fill(rrr);
  if (jambNumber !== undefined) await enter(box(page, "JAMB Number"), jambNumber);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Chooses a photo as the applicant does: in the device's own dialog, then the frame of the face. */
export async function uploadPhoto(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await press(page.getByRole("button", { name: "Upload", exact: true }));
  await (await chooser).setFiles(file);
  const crop = page.getByRole("group", { name: "Place your face in the frame" });
  await press(crop.getByRole("button", { name: "Use this photo" }));
  await expect(page.getByRole("button", { name: "Change photo" })).toBeVisible();
}

/** Fills in and saves all steps before the one of that kind, which is then on the screen; `look` sees each empty. */
export async function fillUpTo(
  page: Page,
  programme: Programme,
  kind: StepKind,
  pictures: Pictures,
  look?: (page: Page, step: Step) => Promise<void>,
): Promise<void> {
  for (const step of programme.steps) {
    await expect(sectionOf(page, step)).toBeVisible();
    if (step.kind === kind) return;
    await look?.(page, step);
    await fill(page, step, pictures, sampleProgress(programme).answers);
    await next(page).click();
  }
}

/** Reads everything back, and sends it. */
export async function sendApplication(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: checkTitle })).toBeVisible();
  await press(page.getByRole("button", { name: sendMessages.send }));
}

/** A section in the list of sections, which a phone shows on request. */
export async function sectionLink(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole("button", { name: /^Step \d+ of \d+/, expanded: false });
  if (await bar.isVisible()) await bar.click();
  return page.getByRole("link", { name });
}
