export const students = [
  {
    fullName: "Okonkwo Ngọzi Temitope",
    matricNumber: "ND/CSC/26/00001",
    test: 12,
    lab: 8,
    exam: 52,
    total: 72,
    grade: "A",
    remarks: "Passed",
  },
];
