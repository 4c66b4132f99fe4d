import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { nextOfKinSchema } from "@polyportal/domain/application/steps/personal/schema";
import * as z from "zod/mini";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextareaField } from "../textarea-field/textarea-field.tsx";
import { Form } from "./form.tsx";
import { FormPage } from "./form-page.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { onPhone } from "./story-form.tsx";
import { useAppForm, type FormValues } from "./use-app-form.ts";

const filled = {
  nextOfKin: {
    fullName: "Chukwuemeka Oluwaseun-Abdulrahman",
    relationshipId: 2,
    mobileNumber: "08012345678",
    address: "House 14, Road 7, Unity Estate, Ìbàdàn",
    email: "emeka@example.ng",
  },
};
const empty = {
  nextOfKin: { fullName: "", relationshipId: "", mobileNumber: "", address: "", email: "" },
};

type Kin = typeof filled;

function KinForm({ values, onSave }: { values: unknown; onSave: (kin: Kin) => Promise<void> }) {
  const form = useAppForm(
    z.object({ nextOfKin: nextOfKinSchema }),
    values === "empty" ? empty : filled,
  );
  type Values = FormValues<typeof form>;
  return (
    <FormPage
      form={form}
      title="Next of Kin"
      intro="The person whom the school calls if something happens to you."
      submitLabel="Next"
      onSubmit={onSave}
      fieldOf={(path) => path.replace("sponsors", "nextOfKin")}
      warnUnsaved
    >
      <TextField<Values> name="nextOfKin.fullName" label="Full name" required />
      <SelectField<Values>
        name="nextOfKin.relationshipId"
        label="Relationship"
        required
        options={[
          { value: 1, label: "Mother" },
          { value: 2, label: "Father" },
        ]}
      />
      <PhoneField<Values> name="nextOfKin.mobileNumber" label="Mobile number" required />
      <TextareaField<Values> name="nextOfKin.address" label="Address" required />
      <TextField<Values> name="nextOfKin.email" label="Email address" type="email" required />
    </FormPage>
  );
}

const meta = {
  component: KinForm,
  args: { values: "filled", onSave: fn() },
} satisfies Meta<typeof KinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** All problems in the order of the page; nothing is sent. */
export const Refused: Story = {
  ...onPhone,
  args: { values: "empty" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await canvas.findByRole("group", { name: "There is a problem" });
    const problems = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(problems).toEqual([
      "Full name: please enter sponsor's full name",
      "Relationship: please select sponsor's relationship",
      "Mobile number: phone number is required",
      "Address: please enter your sponsor's address",
      "Email address: please enter your sponsor's email address",
    ]);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A line disappears when its problem is solved, and the focus stays in the field. */
export const MendedOneByOne: Story = {
  tags: ["played"],
  args: { values: "empty" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await canvas.findByRole("group", { name: "There is a problem" });
    const name = canvas.getByRole("textbox", { name: /Full name/ });
    await userEvent.type(name, "Okonkwo Ngọzi");
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Full name:/ })).toBeNull());
    await expect(canvas.getByRole("link", { name: /^Address:/ })).toBeVisible();
    await expect(name).toHaveFocus();
  },
};

/** Two quick presses save once, and the button shows a spinner. */
export const SavedOnce: Story = {
  tags: ["played"],
  args: { onSave: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    next.click();
    next.click();
    await waitFor(() => expect(next).toHaveAttribute("aria-busy", "true"));
    await waitFor(() => expect(next).not.toHaveAttribute("aria-busy"));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** The server's errors are shown at the fields, by the form's own names. */
export const RefusedByServer: Story = {
  tags: ["played"],
  args: {
    onSave: fn(() =>
      Promise.reject({
        message: "Some of the details need your attention.",
        fields: { "sponsors.email": "this address bounces", rrr: "this reference is not yours" },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent("this reference is not yours");
    await userEvent.click(
      canvas.getByRole("link", { name: "Email address: this address bounces" }),
    );
    const email = canvas.getByRole("textbox", { name: /Email/ });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
  },
};

export const MendedForTheServer: Story = {
  ...RefusedByServer,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await RefusedByServer.play?.(context);
    const email = context.canvas.getByRole("textbox", { name: /Email/ });
    await userEvent.type(email, "2");
    await expect(email).toBeValid();
  },
};

const refused = { message: "The registry is closed until Monday, 23 November.", fields: {} };

/** An error without a field is shown above the form in the server's words. */
export const RefusedAsAWhole: Story = {
  tags: ["played"],
  args: { onSave: fn() },
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockClear().mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(refused.message);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  ...RefusedAsAWhole,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas } = context;
    await RefusedAsAWhole.play?.(context);
    const summary = canvas.getByRole("group", { name: "There is a problem" });
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};

function Absent() {
  const form = useAppForm(
    z.object({ grade: z.string().check(z.minLength(1, "grade is required")) }),
    {
      grade: "",
    },
  );
  const [awaited, setAwaited] = useState(false);
  return (
    <Form form={form} onSubmit={() => undefined}>
      {!awaited && <TextField<{ grade: string }> name="grade" label="Grade" required />}
      <div className="flex gap-3">
        <Button type="submit">Next</Button>
        <Button variant="secondary" onClick={() => setAwaited(!awaited)}>
          This result is not out yet
        </Button>
      </div>
    </Form>
  );
}

/** An answer that takes a field away takes its line, too; with the field it comes back. */
export const LineGoesWithItsField: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Absent />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveTextContent("Grade: grade is required");
    await userEvent.click(canvas.getByRole("button", { name: "This result is not out yet" }));
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "This result is not out yet" }));
    await canvas.findByText("Grade: grade is required");
  },
};

/** Other failures are shown in our words, and reported to the browser. */
export const Failed: Story = {
  tags: ["played"],
  args: { onSave: fn() },
  // The reported error is expected.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockClear().mockRejectedValueOnce(new TypeError("no such place"));
    const hear = (event: ErrorEvent) => event.preventDefault();
    addEventListener("error", hear);
    return () => removeEventListener("error", hear);
  },
  play: async ({ canvas }) => {
    const heard = new Promise<ErrorEvent>((resolve) => {
      addEventListener("error", resolve, { once: true });
    });
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveTextContent("Nothing you have entered is lost.");
    await expect((await heard).message).toContain("no such place");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** If the router blocks a link, as React Router does, the form asks. */
export const HeldBack: Story = {
  tags: ["played"],
  render: () => <Guarded />,
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ngọzi");
    await userEvent.click(canvas.getByRole("button", { name: "Back to the list" }));
    await expect(await page.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

/** The person stays or leaves. */
export const StayedThenLeft: Story = {
  ...HeldBack,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    const page = within(document.body);
    await HeldBack.play?.(context);
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveValue("Ngọzi");
    await userEvent.click(canvas.getByRole("button", { name: "Back to the list" }));
    await userEvent.click(await page.findByRole("button", { name: "Leave" }));
    await canvas.findByText("The list");
  },
};

function Guarded() {
  const form = useAppForm(z.object({ fullName: z.string() }), { fullName: "" });
  const [place, setPlace] = useState<"form" | "blocked" | "list">("form");
  const dirty = form.formState.isDirty;
  if (place === "list") return <p>The list</p>;
  return (
    <>
      <Button variant="quiet" onClick={() => setPlace(dirty ? "blocked" : "list")}>
        Back to the list
      </Button>
      <LeaveGuard
        state={place === "blocked" ? "blocked" : "unblocked"}
        proceed={() => setPlace("list")}
        reset={() => setPlace("form")}
      />
      <Form form={form} onSubmit={() => {}}>
        <TextField<FormValues<typeof form>> name="fullName" label="Full name" />
      </Form>
    </>
  );
}
