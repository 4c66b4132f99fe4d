import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { beside } from "@polyportal/domain/application/fields/apply";
import { sampleAnswers, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { fieldTexts, wordOf } from "@polyportal/domain/application/fields/field-texts";
import { fieldsOf, idOf, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Programme, Step } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { removeDrafts, writeDraft } from "@polyportal/ui/draft-store";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Application } from "./application.page.tsx";
import { lists } from "./testing/lists.ts";
import { newRecord } from "./testing/record.ts";
import { draftKeyOf } from "./waiting.ts";

type Drafted = {
  programme: Programme;
  step: Step;
  record: ApplicationRecord;
  answers: Answers;
};

/** An unsaved section with valid values, after all earlier sections were saved. */
function draftOf(programme: Programme, step: Step): Drafted {
  const all = sampleProgress(programme).answers;
  const others = beside(fieldsOf(step), all);
  const steps = stepsFor(programme, all);
  const saved = steps.slice(0, steps.indexOf(step)).map(idOf);
  const savedAt = Object.fromEntries(saved.map((id) => [id, "2026-11-20T09:00:00.000Z"]));
  const record = { ...newRecord(programme), answers: others, saved, savedAt };
  return { programme, step, record, answers: sampleAnswers(fieldsOf(step), others) };
}

/** Each section with fields of the sixteen programmes, without duplicates. */
const sections: readonly Drafted[] = [
  ...new Map(
    programmes.flatMap((programme: Programme) =>
      stepsFor(programme, sampleProgress(programme).answers)
        .filter((step) => fieldsOf(step).length > 0)
        .map((step) => [JSON.stringify(step), draftOf(programme, step)] as const),
    ),
  ).values(),
];

const names = [
  "Main Campus, Ijemi",
  "City Campus, Ijemi",
  "English Language",
  "Mathematics",
  "Biology",
  "Chemistry",
  "Physics",
  "ND",
  "Father",
  "Mother",
];

function Section({ programme, step, record, answers }: Drafted) {
  // Written as another tab would, before the first render.
  useState(() => {
    const { revision, rrr } = record;
    keepApplicantAccess(programme.slug, {
      token: "a-token",
      rrr,
      revision,
      expires: "2026-11-23T10:30:00Z",
    });
    return writeDraft(draftKeyOf(record, step), { savedAt: Date.now(), values: { answers } });
  });
  return (
    <ShownPage
      at={`${programme.paths.application}#${stepHash(programme, idOf(step))}`}
      answers={{
        ...lists,
        listEnum: names.map((name, index) => ({ id: index + 1, name })),
        loadApplication: record,
      }}
    >
      <Application />
    </ShownPage>
  );
}

function EachSection() {
  const [at, setAt] = useState(0);
  const shown = sections[at];
  return (
    <>
      <button type="button" className="min-h-11 px-3" onClick={() => setAt(at + 1)}>
        Another section
      </button>
      {shown && <Section key={at} {...shown} />}
    </>
  );
}

const meta = {
  title: "Pages/Application drafts",
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  beforeEach: () => () => {
    removeDrafts();
    for (const { slug } of programmes) forgetApplicantAccess(slug);
  },
  render: () => <EachSection />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the field of a path shows. */
function shownAt(path: string): string | undefined {
  const id = `[id$="-${CSS.escape(path.replaceAll(".", "-"))}"]`;
  const field = document.querySelector(`#section-form ${id}`);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (field.type === "checkbox") return field.checked ? "Yes" : "";
  if (field.type !== "radio") return field.value;
  const all = field.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input") ?? [];
  return [...all].find(({ checked }) => checked)?.labels?.[0]?.textContent;
}

const expectShown = (path: string, word: string) =>
  waitFor(() => expect([path, shownAt(path)]).toEqual([path, word]), { timeout: 5_000 });

/** Everything that the device has stored of a section is shown, in every programme. */
export const EveryFieldComesBack: Story = {
  play: async ({ canvas }) => {
    await expect(sections.length).toBeGreaterThan(20);
    for (const { programme, step, record, answers } of sections) {
      await canvas.findByRole("heading", { level: 2, name: step.title }, { timeout: 5_000 });
      for (const one of fieldTexts(fieldsOf(step), answers, record.answers)) {
        const { field } = one;
        if ("value" in one) {
          // As it was typed, not as it is read back.
          const typed = answers[one.field.id];
          const word = wordOf(one.field, typeof typed === "string" ? typed : "");
          await expectShown(`answers.${field.id}`, word);
          continue;
        }
        const rows = answers[field.id];
        for (const [at, row] of (Array.isArray(rows) ? rows : []).entries()) {
          for (const column of one.columns) {
            const word = wordOf(column, row[column.id]);
            if (word !== "") await expectShown(`answers.${field.id}.${at}.${column.id}`, word);
          }
        }
      }
      await expect([programme.slug, document.querySelectorAll("#section-form").length]).toEqual([
        programme.slug,
        1,
      ]);
      await userEvent.click(canvas.getByRole("button", { name: "Another section" }));
    }
  },
};
