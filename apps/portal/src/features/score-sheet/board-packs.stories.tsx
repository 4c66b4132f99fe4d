import type { Output } from "@polyportal/api-client/client/client";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { boardPackWords as words } from "@polyportal/domain/messages/board-pack";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import {
  boardClassesPath,
  boardClassPath,
  boardPackPath,
  boardPacksPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { paperMade } from "../../testing/papers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { scoreRows, sheetsToPublish } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { composite, fingerprint, id, made, ofClass, pack } from "./story-pack.ts";
import { Page } from "./work-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./beside-work-list.tsx";
import "./board-class.tsx";
import "./board-paper.tsx";
import "./decide.tsx";

type Student = Output<"getBoardPack">["composite"]["students"][number];

const which = { session: 3, department: 5, level: 2, semester: "First" };
const listed = { id, ...ofClass, ...made, fingerprint };
const anew = "0192f0c1-0000-7000-8000-00000000cccc";
const [sheet] = sheetsToPublish;

const answers = {
  getCompositeResults: { ...composite, verification: null },
  listBoardClasses: {
    items: [
      { id: "5-2-0-First", ...ofClass, students: 118, packedAt: made.madeAt },
      {
        id: "5-4-7-First",
        ...ofClass,
        levelId: 4,
        level: "HND II",
        departmentOptionId: 7,
        option: "Software and Web Development",
        students: 42,
        packedAt: null,
      },
    ],
    total: 2,
  },
  listBoardPacks: { items: [listed], total: 1 },
  getBoardPack: pack,
  makeBoardPack: { id: anew },
  listScoreSheets: { items: sheetsToPublish, total: sheetsToPublish.length },
  listAmendments: { items: [], total: 0 },
  listSessions: sessions,
  listUnits: units,
};

const exams = {
  ...superAdministrator,
  userName: "exams",
  role: "exams and records",
  claims: [...defaultClaims["exams and records"]],
};

const meta = {
  title: "Pages/Board packs",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: boardClassesPath, profile: exams, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to its composite sheet, and says when it was packed last. */
export const Classes: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Computer Science, ND II" }),
    ).toHaveAttribute("href", boardClassPath(which));
    await expect(canvas.getByText(words.classes.none)).toBeVisible();
  },
};

export const ClassesOnAPhone: Story = {
  // Both sizes of the list stand in its own pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** One press makes the pack and opens it. */
export const OneClass: Story = {
  args: { at: boardClassPath(which) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "3F2A-91BC-07DE" })).toHaveAttribute(
      "href",
      boardPackPath(id),
    );
    await expect(canvas.getByText(/made by Ogunlade Folasade/)).toBeVisible();
    // Officials have no page of one student's results.
    await expect(canvas.queryByRole("link", { name: scoreRows[0]?.fullName })).toBeNull();
  },
};

export const OneClassOnAPhone: Story = {
  args: { at: boardClassPath(which) },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const MadeByOnePress: Story = {
  args: { at: boardClassPath(which) },
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.class.make }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: words.pack.title }),
    ).toBeVisible();
  },
};

export const NoPackYet: Story = {
  args: {
    at: boardClassPath(which),
    answers: { ...answers, listBoardPacks: { items: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.class.noPack)).toBeVisible();
  },
};

export const NotTheReaders: Story = {
  args: {
    at: boardClassPath(which),
    answers: { ...answers, getCompositeResults: refusal("not_found") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.class.notFound)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** Found by the code on the paper. */
export const Packs: Story = {
  args: { at: boardPacksPath },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "3F2A-91BC-07DE" })).toHaveAttribute(
      "href",
      boardPackPath(id),
    );
  },
};

export const NoPacks: Story = {
  args: { at: boardPacksPath, answers: { ...answers, listBoardPacks: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.packs.empty)).toBeVisible();
  },
};

export const OnePack: Story = {
  args: { at: boardPackPath(id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.pack.stands)).toBeVisible();
    await expect(canvas.getByRole("row", { name: /COM 212 .*Adéwálé Ọláolúwa/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: words.pack.makeAnew })).toBeNull();
  },
};

/** Of a class of more than 300 the server makes the paper. */
export const LongPack: Story = {
  args: {
    at: boardPackPath(id),
    answers: {
      ...answers,
      getBoardPack: {
        ...pack,
        composite: {
          ...composite,
          students: Array.from(
            { length: paperAtOnce + 1 },
            (_, at) => composite.students[at % composite.students.length] as Student,
          ),
        },
      },
      requestExport: paperMade,
    },
  },
  // Axe has judged their like above, and takes long for these.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: longPaperPage.make }));
    await expect(await canvas.findByRole("button", { name: longPaperPage.download })).toBeEnabled();
  },
};

/** What is another since stands above the paper, with the way to make it anew. */
export const ChangedSince: Story = {
  args: {
    at: boardPackPath(id),
    answers: {
      ...answers,
      getBoardPack: {
        ...pack,
        changed: scoreRows
          .slice(0, 2)
          .map(({ fullName, matricNumber }) => ({ code: "COM 211", fullName, matricNumber })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.pack.changedTitle(2))).toBeVisible();
    await expect(canvas.getByText(/COM 211: Abdulrahman/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: words.pack.makeAnew })).toBeVisible();
  },
};

export const ChangedOnAPhone: Story = {
  args: ChangedSince.args,
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.pack.changedTitle(2))).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const NoSuchPack: Story = {
  args: { at: boardPackPath(id), answers: { ...answers, getBoardPack: refusal("not_found") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.pack.notFound)).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { at: boardPackPath(id), answers: { ...answers, getBoardPack: waiting } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.pack.fetching)).toBeVisible();
  },
};

/** The board was shown another thing: the sheet stays, and the way to its class is there. */
export const PublishingRefused: Story = {
  args: {
    at: staffPaths.scoreSheets,
    answers: {
      ...answers,
      publishSheets: {
        done: 0,
        refused: [
          {
            id: sheet?.id ?? "",
            course: "COM 211",
            code: "sheet_changed",
            message: words.changedSince(
              [scoreRows[0]?.fullName ?? ""],
              [{ name: words.classOf(ofClass), at: made.madeAt }],
            ),
            classes: [ofClass],
          },
        ],
      },
    },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: new RegExp(sheet?.code ?? "") }),
    );
    await userEvent.click(canvas.getByRole("button", { name: sheetPages.publish }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByLabelText(/Number of the minute/), "AB/2026/11");
    await userEvent.click(dialog.getByRole("button", { name: sheetPages.publish }));
    const left = within(await screen.findByRole("alertdialog", { name: words.left.title }));
    await expect(left.getByText(/1 result differs from the board pack of/)).toBeVisible();
    await expect(
      left.getByRole("link", { name: words.left.makeAnew(words.classOf(ofClass)) }),
    ).toHaveAttribute("href", boardClassPath(which));
  },
};
