export const load = () => fetch("https://example.org");
