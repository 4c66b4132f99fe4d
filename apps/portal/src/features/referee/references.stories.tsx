import type { Output } from "@polyportal/api-client/client/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./references.page.tsx";

type Reference = Output<"listReferences">["items"][number];

const about = {
  applicant: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  applicationNumber: "PG/2026/000042",
  award: "Postgraduate Diploma",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  session: "2026/2027",
} as const;

const given: Reference = {
  id: "r-1",
  ...about,
  referee: "Professor Ọ̀ṣúntóún-Ezenwa Adébùkọ́lá",
  institution: "University of Ìbàdàn",
  relationship: "Supervisor",
  state: "given",
  namedAt: "2026-11-02T09:00:00.000Z",
  at: "2026-11-09T10:30:00.000Z",
  signals: ["sameDevice", "soon"],
};

const items: Reference[] = [
  given,
  { ...given, id: "r-2", referee: "Dr Bello Amina", state: "opened", signals: [] },
  { ...given, id: "r-3", referee: "Mr Eze Ada", state: "undelivered", signals: [] },
  { ...given, id: "r-4", referee: "Mrs Okafor Ngozi", state: "declined", signals: [] },
  { ...given, id: "r-5", referee: "Dr Sani Musa", state: "expired", signals: [] },
  { ...given, id: "r-6", referee: "Dr Ibe Chidi", state: "named", at: null, signals: [] },
];

const named = {
  title: "Professor",
  fullName: "Ọ̀ṣúntóún-Ezenwa Adébùkọ́lá",
  institution: "University of Ìbàdàn",
  position: "Reader",
  relationship: "Supervisor",
  email: "adebukola.osuntoun-ezenwa@example.com",
  phone: "08031234567",
};

const { email: _, ...self } = named;

const reference: Output<"readReference"> = {
  ...about,
  named,
  state: "given",
  givenAt: "2026-11-09T10:30:00.000Z",
  answer: {
    ...self,
    yearsKnown: "4",
    ratings: {
      academicAbility: "excellent",
      researchPromise: "good",
      english: "good",
      diligence: "excellent",
      integrity: "excellent",
      teamwork: "cannot-judge",
    },
    rank: "top-10",
    recommendation: "strongly",
    statement:
      "I supervised his HND project for two sessions. He designed the sensors himself, wrote up what did not work as carefully as what did, and taught the younger students.\n\nI would take him again.",
  },
  signals: ["sameDevice", "soon"],
  letter: [
    { place: "letter", pdf: false },
    { place: "letter2", pdf: false },
  ],
};

const meta = {
  title: "Pages/References",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.references,
    profile: {
      ...superAdministrator,
      role: "registrar",
      roles: ["registrar"],
      claims: [...superAdministrator.claims, "references.read"],
    },
    answers: {
      listSessions: sessions,
      listReferences: { items, total: 6 },
      readReference: reference,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who was asked about whom; there is no file of it. */
export const References: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText("Applicant’s device, Minutes after asking"))[0],
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Export/ })).toBeNull();
  },
};

/** What was written stands beside the list, with why to look twice. */
export const OneRead: Story = {
  args: { at: `${staffPaths.references}?open=r-1` },
  play: async () => {
    await expect(await screen.findByText(/I supervised his HND project/)).toBeVisible();
    await expect(screen.getByText("Your reading is on record.", { exact: false })).toBeVisible();
  },
};

export const NotGiven: Story = {
  args: {
    at: `${staffPaths.references}?open=r-6`,
    answers: {
      ...meta.args.answers,
      readReference: {
        ...reference,
        state: "named",
        givenAt: null,
        answer: null,
        signals: [],
        letter: [],
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText("This referee has not answered.")).toBeVisible();
  },
};

/** Whoever acts as another reads nothing. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    at: `${staffPaths.references}?open=r-1`,
    answers: { ...meta.args.answers, readReference: refusal("forbidden") },
  },
};
