/** An applicant in the application form of any programme: what a good one enters at each step. */
import { holds } from "@polyportal/domain/application/fields/holds";
import { documentLabels, takesPdf } from "@polyportal/domain/application/steps/documents/documents";
import { entriesOf } from "@polyportal/domain/application/fields/choices";
import { asked, askedInRow, countOf } from "@polyportal/domain/application/fields/apply";
import { sampleAnswers, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { wordOf } from "@polyportal/domain/application/fields/told";
import { fieldsOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Answers, Field, PlainField, Row } from "@polyportal/domain/programmes/field";
import { sendMessages } from "@polyportal/domain/messages/send";
import { checkTitle } from "@polyportal/domain/messages/wizard";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { Locator, Page } from "@playwright/test";
import type { Pictures } from "../fixtures/pictures.ts";
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
  page.getByRole("combobox", { name, exact: true }).selectOption(option);

/** Takes one of a few, all of which are in sight. */
const pick = (page: Page, name: string, option: string) =>
  page.getByRole("group", { name }).getByRole("radio", { name: option, exact: true }).check();

/** Searches a long list by typing, and takes the entry. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

const study = async (page: Page) => {
  await choose(page, "Choice of School", "School of Science and Computing");
  await choose(page, "Choice of Department", "Computer Science");
};

async function fillPersonal(
  page: Page,
  step: Step & { kind: "personal" },
  others: Answers,
): Promise<void> {
  await box(page, "Mobile Number").fill("0801 234 5678");
  await page.getByRole("radio", { name: "Female" }).check();
  const birth = page.getByRole("group", { name: "Date of Birth" });
  await birth.getByLabel("Day").fill("29");
  await birth.getByLabel("Month").fill("2");
  await birth.getByLabel("Year").fill("2008");
  if (step.asks.includes("health")) {
    await pick(page, "Blood Group", "O+");
    await pick(page, "Genotype", "AA");
  }
  await pick(page, "Marital Status", "Single");
  await pick(page, "Religion", "Islam");
  await choose(page, "Country", "Nigeria");
  await choose(page, "State", "Lagos");
  await choose(page, "LGA", "Ikeja");
  await box(page, "Town").fill(words.town);
  if (step.asks.includes("address")) await box(page, "Permanent Address").fill(words.address);
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
  await box(page, `${who}'s Full Name`).fill(words.kin);
  await select(page, `${who}'s Relationship`, "Father");
  await box(page, `${who}'s Mobile Number`).fill("+234 803 234 5678");
  await box(page, `${who}'s Email`).fill(words.kinEmail);
  await box(page, `${who}'s Address`).fill(words.kinAddress);
}

async function fillProgramme(
  page: Page,
  step: Step & { kind: "programme" },
  others: Answers,
): Promise<void> {
  if (step.asks.includes("jamb")) {
    await box(page, "JAMB Number").fill(words.jambNumber);
    await box(page, "UTME Score").fill("231");
    for (const [index, subject] of subjects.slice(0, 4).entries()) {
      await choose(page, `JAMB Subject ${index + 1}`, subject);
    }
  }
  if (step.asks.includes("mode-of-study")) {
    await page.getByRole("radio", { name: "Part-time (evening)" }).check();
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
  await box(page, "School Attended").fill(words.ndSchool);
  await box(page, "Course Studied").fill("Computer Science");
  await box(page, "CGPA").fill("3.25");
  await select(page, "Year of Graduation", "2024");
}

export async function fillInstitution(page: Page): Promise<void> {
  await box(page, "Name of Institution").fill(words.institution);
  await select(page, "Start Year", "2019");
  await select(page, "End Year", "2025");
  await box(page, "Certificate").fill("SSCE");
}

export async function fillOLevel(page: Page): Promise<void> {
  await select(page, "Exam type", "WAEC (May/June)");
  await select(page, "Exam year", "2025");
  await box(page, "Exam number").fill(words.examNumber);
  await box(page, "Exam center").fill(words.examCenter);
  await box(page, "Card pin").fill("123456789012");
  await box(page, "Card serial number").fill("WRN123456789");
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
    await input.setInputFiles(takesPdf(kind) && index % 2 === 0 ? letter : file);
    await expect(
      page.getByRole("button", { name: `Remove ${documentLabels[kind]}` }),
    ).toBeVisible();
  }
  await page.getByRole("checkbox", { name: "I declare" }).check();
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
          await group.getByRole("button", { name: applicationWords.addRow(field.each) }).click();
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
    await at.getByRole("group", { name: label }).getByRole("radio", { name: word }).check();
  } else if (field.type === "tick") {
    await at.getByRole("checkbox", { name: label }).check();
  } else if (field.type === "year" || (field.type === "choice" && inSight(field, answers))) {
    await at.getByRole("combobox", { name: label, exact: true }).selectOption(word);
  } else if (field.type === "choice") {
    await at.getByRole("combobox", { name: label, exact: true }).fill(word);
    const page = "goto" in at ? at : at.page();
    await page.getByRole("option", { name: word, exact: true }).click();
  } else {
    await at.getByRole("textbox", { name: label, exact: true }).fill(answer);
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
  if (jambNumber !== undefined) await box(page, "JAMB Number").fill(jambNumber);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Chooses a photo as the applicant does: in the device's own dialog, then the frame of the face. */
export async function uploadPhoto(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await (await chooser).setFiles(file);
  const crop = page.getByRole("group", { name: "Place your face in the frame" });
  await crop.getByRole("button", { name: "Use this photo" }).click();
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
  await page.getByRole("button", { name: sendMessages.send }).click();
}
