import type { Meta, StoryObj } from "@storybook/react-vite";
import { begin } from "@polyportal/domain/application/fields/begin";
import { schemaOf } from "@polyportal/domain/application/steps/form/schema";
import type { Answers, Field } from "@polyportal/domain/programmes/field";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useAppForm, type FormSchema } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { DescribedFields } from "./described-fields.tsx";

const years = [
  { id: "yearFrom", type: "year", label: "From", required: "please select a date" },
  {
    id: "yearTo",
    type: "year",
    label: "To",
    required: "please select a date",
    notBefore: "yearFrom",
  },
] as const;

/** A field of each type; some depend on others. */
const fields: readonly Field[] = [
  { id: "disabled", type: "yes-no", label: "Disability", required: "please choose yes or no" },
  {
    id: "disability",
    type: "text",
    label: "Kind of disability",
    required: "please select your disability",
    when: { field: "disabled", is: "yes" },
  },
  {
    id: "paymentPlan",
    type: "choice",
    label: "Payment plan",
    required: "please select a payment plan",
    options: [
      { value: "full", label: "Full" },
      { value: "two", label: "Two instalments" },
    ],
  },
  {
    id: "numberOfChildren",
    type: "number",
    label: "Number of children",
    least: 0,
    most: 30,
    decimals: 0,
    wrong: "please enter a whole number",
    tooLarge: "please enter a whole number",
  },
  {
    id: "reason",
    type: "area",
    label: "Reason",
    most: 500,
    hint: "20 to 500 characters",
    required: "please say why",
    least: { count: 20, message: "please say why" },
  },
  {
    id: "schools",
    type: "rows",
    label: "Schools attended",
    each: "School",
    min: 1,
    max: 2,
    tooFew: "please enter location",
    fields: [
      {
        id: "schoolName",
        type: "text",
        label: "Name of school",
        required: "please enter location",
      },
      ...years,
    ],
  },
  { id: "notEmployed", type: "tick", label: "I am not employed" },
  {
    id: "employers",
    type: "rows",
    label: "Employment",
    each: "Employer",
    min: 1,
    max: 5,
    tooFew: "please enter your employer",
    when: { field: "notEmployed", has: false },
    fields: [{ id: "employer", type: "text", label: "Name of employer" }],
  },
];

type Values = { answers: Answers };

function Shown({ answers }: { answers: Answers }) {
  const step = { kind: "form", of: "story", title: "", fields } as const;
  const schema = schemaOf(step) as FormSchema<Values, Values>;
  const form = useAppForm(schema, { answers: begin(fields, answers) });
  const [kept, setKept] = useState("");
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={(values) => setKept(JSON.stringify(values.answers))}
    >
      <DescribedFields fields={fields} others={{}} />
      <FormActions>
        <SubmitButton>Next</SubmitButton>
      </FormActions>
      <output className="sr-only">{kept}</output>
    </Form>
  );
}

const meta = {
  title: "Pages/Application fields",
  component: Shown,
  tags: ["!autodocs"],
  args: { answers: {} },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each field has its own label, and hidden ones are not asked. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    for (const message of [
      "please choose yes or no",
      "please select a payment plan",
      "please say why",
      "please enter location",
    ]) {
      await expect((await canvas.findAllByText(message)).length).toBeGreaterThan(0);
    }
    await expect(canvas.queryByText("please select your disability")).toBeNull();
  },
};

const answered: Answers = {
  disabled: "yes",
  disability: "Ojú kò ríran dáadáa",
  paymentPlan: "two",
  numberOfChildren: "2",
  reason: "Ẹbí mi ti kó lọ sí ìlú mìíràn, ó sì jìnnà.",
  schools: [{ schoolName: "Ọ̀yọ́ Grammar School", yearFrom: "2013", yearTo: "2019" }],
  notEmployed: "yes",
};

/** Saved values are shown and kept unchanged. */
export const Filled: Story = {
  args: { answers: answered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "I am not employed" })).toBeChecked();
    await expect(canvas.queryByRole("group", { name: "Employment" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(JSON.parse((await canvas.findByRole("status")).textContent)).toEqual(answered);
  },
};

export const FilledOnAPhone: Story = {
  args: { answers: answered },
  globals: { viewport: { value: "phone" } },
};

/** Adding and removing a row keeps the values of others and obeys the limits. */
export const RowsComeAndGo: Story = {
  args: { answers: answered },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add: School" }));
    await expect(canvas.queryByRole("button", { name: "Add: School" })).toBeNull();
    const [first, second] = canvas.getAllByRole("textbox", { name: /^Name of school/ });
    await expect(first).toHaveValue("Ọ̀yọ́ Grammar School");
    await userEvent.type(second as HTMLElement, "Ìbàdàn High School");
    // Reorder by keys: the focus moves with the row.
    canvas.getByRole("button", { name: "Move School 2 up" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(first).toHaveValue("Ìbàdàn High School");
    await expect(first).toHaveFocus();
    await expect(second).toHaveValue("Ọ̀yọ́ Grammar School");
    await userEvent.click(canvas.getByRole("button", { name: "Move School 2 up" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove School 1" }));
    await expect(canvas.getByRole("textbox", { name: /^Name of school/ })).toHaveValue(
      "Ìbàdàn High School",
    );
    await expect(canvas.queryByRole("button", { name: /^Remove School/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    await expect(canvas.queryByRole("textbox", { name: /^Kind of disability/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "I am not employed" }));
    await expect(await canvas.findByRole("textbox", { name: /^Name of employer/ })).toBeVisible();
  },
};
