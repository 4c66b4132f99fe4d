import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** `combobox-field` is a folder's name; in the sidebar it reads "Combobox field". */
const readable = (name: string) =>
  (name.slice(0, 1).toUpperCase() + name.slice(1)).replaceAll("-", " ");

addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === "component" || type === "group" ? readable(name) : name,
  },
  theme: create({
    base: "light",
    brandTitle: "Polyportal",
    colorPrimary: "#17613f",
    colorSecondary: "#17613f",
    appBg: "#f4f2ed",
    appBorderRadius: 6,
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  }),
});
