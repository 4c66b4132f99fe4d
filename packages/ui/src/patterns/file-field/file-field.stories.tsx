import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { FileField } from "./file-field.tsx";
import { imageFile } from "./image-file.ts";

const meta = {
  component: FileField,
  args: {
    name: "birthCertificate",
    label: "Birth certificate",
    hint: wizardMessages.documentsHint,
    required: true,
  },
  decorators: [
    (Story) => (
      <StoryForm
        schema={z.object({ birthCertificate: imageFile() })}
        defaults={{ birthCertificate: null }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const scan = (bytes: number, name: string, type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Birth certificate/);
    await userEvent.upload(input, scan(42_000, "birth-certificate-oluwaseun-abdulrahman.png"));
    await expect(await canvas.findByText(/\(42 KB\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Birth certificate" }));
    await expect(canvas.getByText("No file chosen")).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

export const TooBig: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Birth certificate/);
    await userEvent.upload(input, scan(101 * 1024, "IMG_20261120_104501_BURST_0001_COVER.png"));
    await expect(await canvas.findByText("The file you selected is too big!")).toBeVisible();
  },
};

export const WrongType: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Birth certificate/);
    // Not through userEvent, which keeps to `accept`; a file dialog can be told to show all files.
    const files = new DataTransfer();
    files.items.add(scan(900, "certificate.svg", "image/svg+xml"));
    await fireEvent.change(input, { target: { files: files.files } });
    await expect(
      await canvas.findByText("Wrong file type, ensure this is an image file!"),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: "Birth certificate: Please select a file!" }),
    );
    await expect(canvas.getByLabelText(/^Birth certificate/)).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { progress: 62 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Birth certificate/);
    await userEvent.upload(input, scan(99_000, "birth-certificate.png"));
  },
};

export const Uploaded: Story = { args: { uploaded: true } };

export const Empty: Story = {};
export const Optional: Story = { args: { required: false, hint: undefined } };
export const Disabled: Story = { args: { disabled: true, uploaded: true } };

/** A picture that says it is one and is not still has its name, and a way out. */
export const DoesNotLoad: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText(/^Birth certificate/);
    await userEvent.upload(
      input,
      scan(900, "Oluwadamilola-Abdulrahman_Chukwuemeka_birth_certificate_scan_2026_11_20_fin.png"),
    );
    await expect(await canvas.findByText(/\(1 KB\)/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Remove Birth certificate" })).toBeVisible();
  },
};

export const Dark: Story = { args: { uploaded: true }, globals: { theme: "dark" } };
