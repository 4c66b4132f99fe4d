import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar } from "./avatar.tsx";

const photo =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 36"><path fill="#c8b79a" d="M0 0h28v36H0z"/><path fill="#5b3d28" d="M14 6a7 7 0 0 1 0 15A7 7 0 0 1 14 6zM1 36c1-9 6-12 13-12s12 3 13 12z"/></svg>',
  );

const meta = {
  component: Avatar,
  args: { name: "Ọlátúnjí Adébáyọ̀ Chukwuemeka" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { args: { src: photo, size: "medium" } };

export const Initials: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: args.name })).toHaveTextContent("ỌA");
  },
};

export const BrokenPhoto: Story = {
  args: { src: "data:image/png;base64,broken", size: "medium" },
  play: async ({ canvas }) => {
    await canvas.findByText("ỌA");
  },
};

export const Passport: Story = { args: { size: "passport", src: photo } };
export const PassportInitials: Story = { args: { size: "passport" } };

export const LongName: Story = {
  args: {
    name: "Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
    size: "medium",
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: args.name })).toHaveTextContent("OC");
  },
};

export const OneWord: Story = {
  args: { name: "Ngozi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ngozi" })).toHaveTextContent(/^N$/);
  },
};

export const RightToLeft: Story = { args: { name: "محمد عبد الرحمن", size: "medium" } };

export const NoName: Story = {
  args: { name: "", size: "medium" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "No photo" })).toBeVisible();
  },
};

/** Beside the name it is decorative, so that the name is not read twice. */
export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-3">
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const EverySize: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-4">
      {(["small", "medium", "passport"] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...EverySize, globals: { theme: "dark" } };
