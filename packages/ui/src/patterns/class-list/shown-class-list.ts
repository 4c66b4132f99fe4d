export const few = [
  {
    fullName: "Okonkwo Adaeze Chukwuemeka",
    matricNumber: "ND/CSC/25/0014",
    department: "Computer Science",
    passport: null,
    coursesUploaded: 8,
    totalCoursesRegistered: 8,
    semestersCount: 3,
    sessionsCount: 2,
    cgpa: 4.5,
  },
];
