import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { schemaOf } from "@polyportal/domain/application/steps/o-level/schema";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { examTypes, grades, subjects, years } from "../form/story-lists.ts";
import { OLevelEditor } from "./o-level-editor.tsx";

const rows = (chosen: readonly (readonly [number, number])[]) =>
  emptySitting().subjects.map((row, index) => {
    const [subjectId, gradeId] = chosen[index] ?? [];
    return subjectId ? { subjectId: String(subjectId), gradeId: String(gradeId) } : row;
  });

const complete = [10, 21, 22, 2, 3, 9, 5, 8].map((subject, at) => [subject, at + 1] as const);

const sitting = (chosen: readonly (readonly [number, number])[]) => ({
  examinationTypeId: "1",
  examCenter: "Government Secondary School, Ọ̀tà-Ìgbẹ̀, Ogun State",
  examNumber: "4250101234",
  examYear: "2024",
  cardPin: "1234 5678 9012",
  cardSerialNumber: "WRN240012345",
  subjects: rows(chosen),
});

const whole = schemaOf({ kind: "o-level", title: "", subjects: 8, asks: [] });
const awaitable = schemaOf({ kind: "o-level", title: "", subjects: 5, asks: ["awaiting"] });

const meta = {
  component: OLevelEditor,
  args: { lists: { types: examTypes, subjects, grades, years } },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={parameters["awaitable"] ? awaitable : whole}
        defaults={{ sittings: parameters["sittings"] ?? [emptySitting()] }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof OLevelEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const problems = (await canvas.findAllByRole("link")).map((link) => link.textContent);
    await expect(problems).toEqual([
      "Exam type: please select your o level type",
      "Exam year: please select your exam year",
      "Exam number: please enter your exam number",
      "Exam center: please enter your exam center",
      "Card pin: please enter your card pin",
      "Card serial number: please enter your card serial number",
      "Subjects and grades: subjects are required",
    ]);
    await userEvent.click(canvas.getByRole("link", { name: /: subjects are required$/ }));
    await expect(canvas.getByRole("group", { name: /Subjects and grades/ })).toHaveFocus();
  },
};

export const Complete: Story = {
  parameters: { sittings: [sitting(complete)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Subject 1" })).toHaveDisplayValue(
      "English Language",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/"examNumber":"4250101234"/)).toBeVisible();
  },
};

/** A repeated subject is marked in its row, and the mark disappears with the row. */
export const RowCleared: Story = {
  parameters: { sittings: [sitting([...complete, [21, 9]])] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("link", { name: /: duplicate entries exists$/ });
    await expect(canvas.getByRole("combobox", { name: "Subject 2" })).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Subject 9" })).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Subject 3" })).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Clear row 9" }));
    const ninth = canvas.getByRole("combobox", { name: "Subject 9" });
    await expect(ninth).toHaveFocus();
    await expect(ninth).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "Grade 9" })).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "Subject 2" })).toBeValid();
  },
};

/** The second sitting starts empty, can be collapsed, and is removed when deleted. */
export const SecondSitting: Story = {
  tags: ["played"],
  parameters: { sittings: [sitting(complete)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "First Sitting" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Add Second Sitting" }));
    await expect(canvas.queryByRole("button", { name: /^Add/ })).toBeNull();

    const second = () => within(canvas.getByRole("region", { name: "Second Sitting" }));
    const number = second().getByRole("textbox", { name: /Exam number/ });
    await expect(number).toHaveValue("");
    await userEvent.type(number, "NECO 2025/77");
    await userEvent.selectOptions(second().getByRole("combobox", { name: "Subject 1" }), "Physics");

    await userEvent.click(canvas.getByRole("button", { name: "Second Sitting" }));
    await expect(number).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveTextContent(
      "Second Sitting, Exam type: please select your o level type",
    );
    await expect(number).toBeVisible();
    await expect(number).toHaveValue("NECO 2025/77");

    await userEvent.click(canvas.getByRole("button", { name: "Delete Second Sitting" }));
    await userEvent.click(await confirm("Delete"));
    await waitFor(() =>
      expect(canvas.queryByRole("region", { name: "Second Sitting" })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const saved = await canvas.findByText(/"examNumber":"4250101234"/);
    await expect(saved).not.toHaveTextContent("NECO");

    await userEvent.click(canvas.getByRole("button", { name: "Add Second Sitting" }));
    await expect(second().getByRole("textbox", { name: /Exam number/ })).toHaveValue("");
    await expect(second().getByRole("combobox", { name: "Subject 1" })).toHaveValue("");
  },
};

/** Deleting asks first and can be undone completely, and the focus is never lost. */
export const SecondSittingDeleted: Story = {
  parameters: { sittings: [sitting(complete), sitting([[21, 2]])] },
  play: async ({ canvas }) => {
    const second = () => canvas.queryByRole("region", { name: "Second Sitting" });
    const remove = () => canvas.getByRole("button", { name: "Delete Second Sitting" });
    await userEvent.click(remove());
    await userEvent.click(await confirm("Keep it"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(second()).toBeVisible();
    await waitFor(() => expect(remove()).toHaveFocus());

    await userEvent.click(remove());
    await userEvent.click(await confirm("Delete"));
    const undo = await canvas.findByRole("button", { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(second()).toBeNull();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(undo);
    await expect(canvas.getByRole("button", { name: "Second Sitting" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).toBeNull();
    const back = within(canvas.getByRole("region", { name: "Second Sitting" }));
    await expect(back.getByRole("textbox", { name: /Exam number/ })).toHaveValue("4250101234");
    await expect(back.getByRole("combobox", { name: "Subject 1" })).toHaveDisplayValue(
      "Mathematics",
    );
  },
};

export const TwoOnPhone: Story = {
  ...onPhone,
  parameters: { sittings: [sitting(complete), sitting([[1, 1]])] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "First Sitting" }));
    await expect(canvas.getByRole("button", { name: "First Sitting" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
};

/** Presses a button of the question. */
async function confirm(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole("alertdialog")).getByRole("button", { name });
}

/** Five subjects are enough here, and an awaited result only asks for its details. */
export const Awaited: Story = {
  args: { fewest: 5, awaitable: true },
  parameters: { awaitable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At least 5 subjects, from the first row on")).toBeVisible();
    const tick = canvas.getByRole("checkbox", { name: "This result is not out yet" });
    await userEvent.click(tick);
    await expect(canvas.queryByRole("group", { name: /Subjects and grades/ })).toBeNull();
    await expect(canvas.queryByRole("textbox", { name: /Card pin/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const problems = (await canvas.findAllByRole("link")).map((link) => link.textContent);
    await expect(problems).toEqual([
      "Exam type: please select your o level type",
      "Exam year: please select your exam year",
      "Exam number: please enter your exam number",
    ]);
    await userEvent.click(tick);
    await expect(canvas.getByRole("group", { name: /Subjects and grades/ })).toBeVisible();
    await userEvent.click(tick);
  },
};
