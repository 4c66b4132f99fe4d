import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { institutionSchema } from "@polyportal/domain/application/steps/institution/schema";
import { Button } from "../../components/button/button.tsx";
import { FormPage } from "../form/form-page.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { years } from "../form/story-lists.ts";
import { TextField } from "../text-field/text-field.tsx";
import { YearRange } from "../year-range/year-range.tsx";
import { DraftChoice } from "./draft-choice.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { readDraft, removeDraft, writeDraft } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";

const key = "310007769676:story";

function HistoryForm({ version, saved = "" }: { version?: string; saved?: string }) {
  const form = useAppForm(institutionSchema, {
    nameOfInstitution: saved,
    dateFrom: "",
    dateTo: "",
    certificate: "",
  });
  const draft = useDraft(key, form, { version });
  if (draft.conflict) {
    return (
      <DraftChoice
        conflict={draft.conflict}
        savedAt="2026-11-22T09:30:00Z"
        labelOf={() => "Name of institution"}
      />
    );
  }
  return (
    <FormPage
      form={form}
      title="Educational History"
      submitLabel="Next"
      status={<DraftStatus state={draft.state} />}
      secondary={
        <Button variant="quiet" onClick={draft.clear}>
          Forget
        </Button>
      }
      onSubmit={draft.clear}
    >
      <TextField name="nameOfInstitution" label="Name of institution" required />
      <YearRange
        from={{ name: "dateFrom", label: "From" }}
        to={{ name: "dateTo", label: "To" }}
        years={years}
        required
      />
      <TextField name="certificate" label="Certificate" required />
    </FormPage>
  );
}

const college = "Queen’s College of Arts and Science, Òkè-Ìlá Ọ̀ràngún";

const meta = {
  component: HistoryForm,
  beforeEach: () => {
    removeDraft(key);
    return () => removeDraft(key);
  },
} satisfies Meta<typeof HistoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed text is stored a moment later, and at once when the page is left. */
export const Kept: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Name of institution/ }), "Unity");
    await expect(await canvas.findByText("Saved on this device")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /From/ }), "2019");
    window.dispatchEvent(new Event("pagehide"));
    await expect(readDraft(key)?.values).toEqual({
      nameOfInstitution: "Unity",
      dateFrom: "2019",
      dateTo: "2019",
      certificate: "",
    });
  },
};

/** A reload restores all text, except for fields that the form no longer has. */
export const Restored: Story = {
  beforeEach: () => {
    writeDraft(key, {
      savedAt: Date.now(),
      began: "",
      values: { nameOfInstitution: college, dateFrom: "2016", dateTo: "2022", maidenName: "Ojo" },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("is back");
    await expect(canvas.getByRole("textbox", { name: /Name of institution/ })).toHaveValue(college);
    await expect(canvas.getByRole("combobox", { name: /From/ })).toHaveValue("2016");
    await expect(canvas.getByRole("combobox", { name: /To/ })).toHaveValue("2022");
    await userEvent.type(canvas.getByRole("textbox", { name: /Certificate/ }), "SSCE{Enter}");
    await waitFor(() => expect(readDraft(key)).toBeUndefined());
  },
};

const olderDraft = {
  args: { version: "2", saved: "Unity College" },
  beforeEach: () => {
    writeDraft(key, {
      savedAt: Date.parse("2026-11-22T09:00:00Z"),
      began: "1",
      values: { nameOfInstitution: college },
    });
  },
} satisfies Story;

/** If somebody else has saved since, the draft is neither shown over it nor dropped. */
export const TwoVersions: Story = {
  ...olderDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(college)).toBeVisible();
    await expect(canvas.getByText("Unity College")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Which one is right?" })).toHaveFocus();
    await expect(readDraft(key)).toBeDefined();
  },
};

/** A save whose answer was lost had succeeded: the person is not asked about their own version. */
export const SavedWithoutAnAnswer: Story = {
  tags: ["played"],
  args: { version: "2", saved: college },
  beforeEach: () => {
    writeDraft(key, {
      savedAt: Date.parse("2026-11-22T09:00:00Z"),
      began: "1",
      values: { nameOfInstitution: college },
      waits: true,
    });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /Name of institution/ })).toHaveValue(college);
    await expect(canvas.queryByRole("heading", { name: "Which one is right?" })).toBeNull();
    await expect(readDraft(key)).toBeUndefined();
  },
};

export const TheTypedOneTaken: Story = {
  ...olderDraft,
  tags: ["played"],
  play: async (context) => {
    const { canvas } = context;
    await TwoVersions.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Go on with what I typed here" }));
    await expect(canvas.getByRole("textbox", { name: /Name of institution/ })).toHaveValue(college);
    await expect(readDraft(key)?.began).toBe("2");
  },
};

export const TwoVersionsOnAPhone: Story = {
  ...olderDraft,
  globals: { viewport: { value: "phone" } },
};

export const TheSavedOneTaken: Story = {
  ...olderDraft,
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take what was saved" }));
    await expect(canvas.getByRole("textbox", { name: /Name of institution/ })).toHaveValue(
      "Unity College",
    );
    await expect(readDraft(key)).toBeUndefined();
  },
};

/** Typing in another tab is followed. If both type at once, the person is asked. */
export const TypedInTwoTabs: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: /Name of institution/ });
    otherTabTypes("Unity");
    await waitFor(() => expect(name).toHaveValue("Unity"));
    await userEvent.type(name, " College");
    otherTabTypes("Another school");
    await expect(await canvas.findByText("Unity College")).toBeVisible();
    await expect(canvas.getByText("Another school")).toBeVisible();
  },
};

export const TheOtherTabsTaken: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await TypedInTwoTabs.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Take the other tab's" }));
    await expect(canvas.getByRole("textbox", { name: /Name of institution/ })).toHaveValue(
      "Another school",
    );
  },
};

function otherTabTypes(nameOfInstitution: string) {
  const text = JSON.stringify({ savedAt: Date.now(), began: "", values: { nameOfInstitution } });
  localStorage.setItem(`draft:${key}`, text);
  window.dispatchEvent(new StorageEvent("storage", { key: `draft:${key}`, newValue: text }));
}

/** Without storage, the form says that nothing is kept. */
export const DeviceRefuses: Story = {
  tags: ["played"],
  beforeEach: () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = fn(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Certificate/ }), "SSCE");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot keep what you type");
  },
};

export const Cleared: Story = {
  tags: ["played"],
  beforeEach: () => {
    writeDraft(key, { savedAt: Date.now(), began: "", values: { nameOfInstitution: college } });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /Certificate/ }), "S");
    await userEvent.click(canvas.getByRole("button", { name: "Forget" }));
    window.dispatchEvent(new Event("pagehide"));
    await expect(readDraft(key)).toBeUndefined();
  },
};
