/** From the ground. */
export declare const wings: readonly string[];
/** From the ground, each with its rooms. */
export declare const serverFloors: readonly (readonly string[])[];
