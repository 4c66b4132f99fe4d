import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import * as z from "zod/mini";
import { loadCourses } from "../combobox-field/story-server.ts";
import { StoryForm } from "../form/story-form.tsx";
import { states } from "../form/story-lists.ts";
import { AmountField } from "../amount-field/amount-field.tsx";
import { CheckboxField } from "../checkbox-field/checkbox-field.tsx";
import { ComboboxField } from "../combobox-field/combobox-field.tsx";
import { BirthDateField } from "../date-field/birth-date-field.tsx";
import { DateField } from "../date-field/date-field.tsx";
import { DateRangeField } from "../date-range-field/date-range-field.tsx";
import { FileField } from "../file-field/file-field.tsx";
import { LockedField } from "../locked-field/locked-field.tsx";
import { MultiComboboxField } from "../multi-combobox-field/multi-combobox-field.tsx";
import { NumberField } from "../number-field/number-field.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { FormPage } from "../form/form-page.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { PhotoField } from "../photo-field/photo-field.tsx";
import { RadioField } from "../radio-field/radio-field.tsx";
import { RrrField } from "../rrr-field/rrr-field.tsx";
import { SearchComboboxField } from "../search-combobox-field/search-combobox-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { StarRatingField } from "../star-rating-field/star-rating-field.tsx";
import { SwitchField } from "../switch-field/switch-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextareaField } from "../textarea-field/textarea-field.tsx";
import { Wizard, WizardSection } from "../wizard/wizard.tsx";
import { YearRange } from "../year-range/year-range.tsx";

const held = fn<(field: string, element: Element) => void>();
const heard = fn<(field: string, event: string) => void>();

/** Native props for any field. */
const said = (field: string) => ({
  className: "max-w-80",
  title: `Of the caller's: ${field}`,
  "aria-describedby": "words",
  ref: (element: Element | null) => {
    if (element) held(field, element);
  },
  onClick: ({ type }: MouseEvent) => heard(field, type),
  onKeyDown: ({ type }: KeyboardEvent) => heard(field, type),
  onFocus: ({ type }: FocusEvent) => heard(field, type),
  onBlur: ({ type }: FocusEvent) => heard(field, type),
});

const upload = { onUpload: async () => "kept", onRemove: async () => undefined };

/** Fields with one control pass native props to it. */
const single: Record<string, ReactNode> = {
  "amount-field": <AmountField name="amount" label="Amount" {...said("amount-field")} />,
  "checkbox-field": <CheckboxField name="agreed" label="Agreed" {...said("checkbox-field")} />,
  "combobox-field": (
    <ComboboxField name="state" label="State" options={states} {...said("combobox-field")} />
  ),
  "file-field": <FileField name="result" label="Result" {...upload} {...said("file-field")} />,
  "locked-field": <LockedField label="Session" value="2026/2027" {...said("locked-field")} />,
  "multi-combobox-field": (
    <MultiComboboxField
      name="states"
      label="States"
      options={states}
      {...said("multi-combobox-field")}
    />
  ),
  "number-field": <NumberField name="units" label="Units" {...said("number-field")} />,
  "password-field": <PasswordField name="password" label="Password" {...said("password-field")} />,
  "phone-field": <PhoneField name="phone" label="Phone" {...said("phone-field")} />,
  "rrr-field": <RrrField name="rrr" label="RRR" {...said("rrr-field")} />,
  "search-combobox-field": (
    <SearchComboboxField
      name="course"
      label="Course"
      loadOptions={loadCourses}
      {...said("search-combobox-field")}
    />
  ),
  "select-field": (
    <SelectField name="level" label="Level" options={states} {...said("select-field")} />
  ),
  "switch-field": <SwitchField name="bySms" label="By SMS" {...said("switch-field")} />,
  "text-field": <TextField name="town" label="Town" {...said("text-field")} />,
  "textarea-field": <TextareaField name="address" label="Address" {...said("textarea-field")} />,
};

/** Fields with several controls pass them to the fieldset around. */
const several: Record<string, ReactNode> = {
  "birth-date-field": <BirthDateField name="born" label="Born" {...said("birth-date-field")} />,
  "date-field": <DateField name="day" label="Day of birth" {...said("date-field")} />,
  "date-range-field": (
    <DateRangeField
      label="Training"
      from={{ name: "first", label: "First day" }}
      to={{ name: "last", label: "Last day" }}
      {...said("date-range-field")}
    />
  ),
  "radio-field": (
    <RadioField
      name="mode"
      label="Mode"
      options={[
        { value: 1, label: "Full-time" },
        { value: 2, label: "Part-time" },
      ]}
      {...said("radio-field")}
    />
  ),
  "star-rating-field": (
    <StarRatingField name="stars" label="Stars" {...said("star-rating-field")} />
  ),
};

const texts = ["amount", "state", "units", "password", "phone", "rrr", "course", "level", "town"];
const dates = ["address", "born", "day", "first", "last", "mode"];
const defaults = {
  ...Object.fromEntries([...texts, ...dates].map((name) => [name, ""])),
  agreed: false,
  bySms: false,
  result: null,
  stars: null,
  states: [],
};

const meta = {
  title: "Patterns/Every field",
  tags: ["!dev", "!autodocs"],
  // These stories are measured, not looked at.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
  beforeEach: () => {
    held.mockClear();
    heard.mockClear();
  },
  render: () => (
    <StoryForm schema={z.looseObject({})} defaults={defaults}>
      <p id="words">Words of the page's</p>
      {Object.entries({ ...single, ...several }).map(([field, element]) => (
        <div key={field} data-field={field}>
          {element}
        </div>
      ))}
    </StoryForm>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const files = import.meta.glob("../*/*-field.tsx");

/** Every field's file must be listed here, except for the frame of all fields and the photo. */
export const AllOfThem: Story = {
  play: async () => {
    const known = Object.keys(files).map((path) => path.replace(/^.*\/|\.tsx$/g, ""));
    await expect(Object.keys({ ...single, ...several }).sort()).toEqual(
      known.filter((name) => name !== "form-field" && name !== "photo-field").sort(),
    );
  },
};

/** The caller's class comes last; attributes, ref and listeners reach one element. */
export const NativeProps: Story = {
  play: async ({ canvasElement }) => {
    for (const field of Object.keys({ ...single, ...several })) {
      const place = canvasElement.querySelector(`[data-field="${field}"]`);
      const found = place?.querySelectorAll("[title]") ?? [];
      await expect(found, field).toHaveLength(1);
      const element = found[0];
      if (!element) continue;
      const control = single[field] ? /^(INPUT|SELECT|TEXTAREA)$/ : /^FIELDSET$/;
      await expect(element.tagName, field).toMatch(control);
      await expect(element.className, field).toMatch(/(^| )max-w-80$/);
      await expect(held, field).toHaveBeenCalledWith(field, element);
      await expect(element, field).toHaveAccessibleDescription(/Words of the page's$/);
    }
  },
};

function Roots() {
  const form = useAppForm(z.looseObject({}), { began: "2024", ended: "2025" });
  return (
    <Wizard {...said("wizard")} title="ND Application" header={null} steps={[]}>
      <WizardSection {...said("wizard-section")} title="Education">
        <PhotoField fullName="Ngozi" onPhoto={() => undefined} {...said("photo-field")} />
        <FormPage
          form={form}
          {...said("form-page")}
          title="Where you were"
          submitLabel="Save"
          onSubmit={() => undefined}
        >
          <YearRange
            from={{ name: "began", label: "Start year" }}
            to={{ name: "ended", label: "End year" }}
            years={[2026, 2025, 2024]}
            {...said("year-range")}
          />
        </FormPage>
      </WizardSection>
    </Wizard>
  );
}

/** Components that contain fields pass native props to their root. */
export const RootsOfFields: Story = {
  render: () => <Roots />,
  play: async () => {
    const roots = ["wizard", "wizard-section", "photo-field", "form-page", "year-range"];
    for (const part of roots) {
      const [, root] = held.mock.calls.find(([name]) => name === part) ?? [];
      if (!root) throw new Error(`${part} has no root`);
      await expect(root.tagName, part).toMatch(/^(DIV|SECTION)$/);
      await expect(root.className, part).toMatch(/(^| )max-w-80$/);
      await expect(root.getAttribute("aria-describedby"), part).toBe("words");
      await fireEvent.click(root);
      await expect(heard, part).toHaveBeenCalledWith(part, "click");
    }
    // Roots are nested, but each ref got its own element.
    await expect(new Set(held.mock.calls.map(([, root]) => root)).size).toBe(roots.length);
  },
};

/** Both the caller's and the form's listeners are called. */
export const Heard: Story = {
  play: async ({ canvasElement }) => {
    for (const field of Object.keys({ ...single, ...several })) {
      const place = canvasElement.querySelector(`[data-field="${field}"]`);
      const box = place?.querySelector<HTMLElement>("input, select, textarea");
      if (!box) throw new Error(`${field} has no control`);
      // Clicking a file button would open the device's dialog.
      if (field === "file-field") box.focus();
      else await userEvent.click(box);
      await userEvent.keyboard("{Shift}");
      box.blur();
      const told = heard.mock.calls.filter(([name]) => name === field).map(([, event]) => event);
      const asked = ["focus", "keydown", "blur", ...(field === "file-field" ? [] : ["click"])];
      await expect(told, field).toEqual(expect.arrayContaining(asked));
    }
  },
};
