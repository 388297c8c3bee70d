/**
 * Optimizes weights by Adam (Kingma and Ba 2015) with the constants of the paper.
 * @returns a function that takes the gradients of all weights, uphill, and the step size
 */
export function adam(weights: Float32Array): (gradients: Float32Array, step: number) => void {
  const [meanShare, squareShare, least] = [0.1, 0.001, 1e-8];
  const mean = new Float32Array(weights.length);
  const square = new Float32Array(weights.length);
  let steps = 0;
  return (gradients, step) => {
    steps += 1;
    const ofMean = 1 - (1 - meanShare) ** steps;
    const ofSquare = 1 - (1 - squareShare) ** steps;
    for (let at = 0; at < weights.length; at += 1) {
      const gradient = gradients[at]!;
      const nextMean = mean[at]! * (1 - meanShare) + gradient * meanShare;
      const nextSquare = square[at]! * (1 - squareShare) + gradient * gradient * squareShare;
      mean[at] = nextMean;
      square[at] = nextSquare;
      weights[at]! += (step * nextMean) / ofMean / (Math.sqrt(nextSquare / ofSquare) + least);
    }
  };
}
