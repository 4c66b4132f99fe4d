import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { invoiceLookupSchema } from "@polyportal/domain/invoice/lookup";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { ErrorFlag } from "../../components/error-flag/error-flag.tsx";
import { onPhone } from "../form/story-form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { LockedField } from "../locked-field/locked-field.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { LookupForm } from "./lookup-form.tsx";

function InvoiceLookup({
  found,
  failed,
  onLookup,
}: {
  found: boolean;
  failed: boolean;
  onLookup: () => Promise<void>;
}) {
  const form = useAppForm(invoiceLookupSchema("jupeb"), { programme: "", mobileNumber: "" });
  return (
    <LookupForm
      form={form}
      title="Generate Sub-Degree Invoice"
      info={subDegree.invoice.info}
      submitLabel="Continue"
      onSubmit={onLookup}
      failure={
        failed && (
          <ErrorFlag {...invoiceMessages.lookupFailed} durationMs={undefined} onClose={fn()} />
        )
      }
      result={
        found && (
          <div className="grid gap-4">
            <LockedField label="Surname" value="Ol***" />
            <LockedField label="Email address" value="o***@example.ng" />
          </div>
        )
      }
    >
      <SelectField
        name="programme"
        label="Invoice type"
        required
        options={[{ value: "sub-degree", label: subDegree.applicationName }]}
      />
      <PhoneField name="mobileNumber" label="Mobile number" required />
    </LookupForm>
  );
}

const meta = {
  component: InvoiceLookup,
  args: { found: false, failed: false, onLookup: fn() },
} satisfies Meta<typeof InvoiceLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: /Invoice type/ }),
      subDegree.applicationName,
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Mobile number/ }),
      "0801 234 5678{Enter}",
    );
    await expect(args.onLookup).toHaveBeenCalledWith({
      programme: "sub-degree",
      mobileNumber: "08012345678",
    });
  },
};

export const Failed: Story = { ...onPhone, args: { failed: true } };
export const Found: Story = { args: { found: true } };
