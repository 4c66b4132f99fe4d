import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { onPhone } from "../form/story-form.tsx";
import { FileDrop } from "./file-drop.tsx";
import type { SentFile } from "./file-list.tsx";

const onFiles = fn();
const pdf = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });
const heic = new File(["x"], "IMG_20261123_094512.heic", { type: "image/heic" });

const meta = {
  component: FileDrop,
  args: {
    label: "Credentials",
    hint: "PDF, at most 1 MB each",
    accept: ["application/pdf"],
    multiple: true,
    required: true,
    refuse: (file) =>
      file.type === "application/pdf" ? undefined : "it is no PDF. Save it as one and try again",
    onFiles,
  },
  beforeEach: () => void onFiles.mockClear(),
  decorators: (Story) => (
    <div className="max-w-prose">
      <Story />
    </div>
  ),
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const drag = (zone: Element, type: string, files: readonly File[], relatedTarget?: Element) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const how = {
    bubbles: true,
    cancelable: true,
    dataTransfer,
    relatedTarget: relatedTarget ?? null,
  };
  return fireEvent(zone, new DragEvent(type, how));
};

/** The button is the browser's own: Tab reaches it, Enter opens the device's picker. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByLabelText(/^Credentials/);
    await expect(button).toHaveFocus();
    const pressed = fn((event: Event) => event.preventDefault());
    button.addEventListener("click", pressed);
    await userEvent.keyboard("{Enter} ");
    button.removeEventListener("click", pressed);
    await expect(pressed).toHaveBeenCalledTimes(2);
    await userEvent.upload(button, [pdf("o-level.pdf"), pdf("birth-certificate.pdf")]);
    await expect(onFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual([
      "o-level.pdf",
      "birth-certificate.pdf",
    ]);
  },
};

/** The drop zone is highlighted while dragging, and accepts the dropped files. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(/^Credentials/).parentElement!;
    await drag(zone, "dragover", [pdf("o-level.pdf")]);
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
    await drag(zone, "dragleave", [], document.body);
    await waitFor(() => expect(zone).not.toHaveAttribute("data-over"));
    await drag(zone, "drop", [pdf("o-level.pdf")]);
    await expect(onFiles).toHaveBeenCalledOnce();
  },
};

export const DraggedOver: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(/^Credentials/).parentElement!;
    await drag(zone, "dragover", [pdf("o-level.pdf")]);
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
  },
};

/** A wrong file is named with the reason, and the others are accepted. */
export const Refused: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(/^Credentials/).parentElement!;
    await drag(zone, "drop", [heic, pdf("o-level.pdf")]);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "IMG_20261123_094512.heic was not taken: it is no PDF. Save it as one and try again",
    );
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  },
};

export const OneOnly: Story = {
  tags: ["played"],
  args: { label: "Your sheet", multiple: false, hint: undefined, required: false },
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(/^Your sheet/).parentElement!;
    await drag(zone, "drop", [pdf("first.pdf"), pdf("second.pdf")]);
    await expect(canvas.getByText("second.pdf")).toBeVisible();
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  },
};

/** A device's picker may offer other types; wrong choices there are reported too. */
export const RefusedByButton: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(/^Credentials/), [heic, pdf("o-level.pdf")]);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "IMG_20261123_094512.heic was not taken: it is no PDF.",
    );
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  },
};

/** The next choice replaces the message. */
export const RefusedThenTaken: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await RefusedByButton.play?.(context);
    await userEvent.upload(canvas.getByLabelText(/^Credentials/), [pdf("birth-certificate.pdf")]);
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

const sent: readonly SentFile[] = [
  { id: "a", name: "o-level-result-waec-2024.pdf", size: 412_300, state: "kept" },
  { id: "b", name: "birth-certificate.pdf", size: 1_048_000, state: "sending", progress: 62 },
  {
    id: "c",
    name: "letter-of-identification-from-the-local-government-of-Ìbàdàn-North-East.pdf",
    size: 88_000,
    state: "failed",
    problem: "The school’s server did not answer. Your file is still here.",
  },
  { id: "d", name: "jamb.pdf", size: 20_480, state: "waiting" },
];

const onRetry = fn();

/** The progress of each file. A failed one says why, and can be retried. */
export const Sending: Story = {
  args: { files: sent, onRetry },
  render: function Removing(args) {
    const [files, setFiles] = useState(args.files ?? []);
    return (
      <FileDrop
        {...args}
        files={files}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
    await userEvent.click(canvas.getByRole("button", { name: /^Try again letter/ }));
    await expect(onRetry).toHaveBeenCalledWith("c");
    await userEvent.click(canvas.getByRole("button", { name: "Remove jamb.pdf" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const WithAnError: Story = {
  args: { error: "Please add your O-level result." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Credentials/)).toHaveAccessibleDescription(
      "PDF, at most 1 MB each Error: Please add your O-level result.",
    );
  },
};

/** While disabled, neither button nor dropping accepts files. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const button = canvas.getByLabelText(/^Credentials/);
    await expect(button).toBeDisabled();
    await drag(button.parentElement!, "drop", [pdf("o-level.pdf")]);
    await expect(onFiles).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...Sending, ...onPhone };
export const Dark: Story = { ...Refused, globals: { theme: "dark" } };
export const Compact: Story = { ...Sending, globals: { density: "compact" } };
