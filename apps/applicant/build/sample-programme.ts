/** A programme's page with all its parts: the build takes from it the styles that every such page needs. */
export const sampleProgramme = {
  programme: "pg",
  page: {
    open: true,
    opensAt: "2027-01-04T08:00:00Z",
    closesAt: "2027-03-20T22:59:59Z",
    session: "2026/2027",
    fees: [{ award: "Postgraduate Diploma", amount: 20_000 }],
    departments: [
      {
        faculty: "Engineering",
        name: "Civil Engineering",
        asks: ["5 credits"],
        requirements: "HND",
      },
    ],
    asOf: "2026-11-26T08:00:00Z",
  },
};
